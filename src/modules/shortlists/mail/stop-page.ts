/** The page that ends the mails about a shared list: small, without scripts or styles. */
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'

/**
 * What it shows: a question with a button, since mail programs open links by themselves; that it is done; or that the
 * link is not whole. Nothing of it was typed by anybody.
 */
export function stopPage(language: Language, state: 'ask' | 'done' | 'wrong'): string {
  const { stopTitle, stopText, stopButton, stopped, stopWrong } = MAIL_COPY[language].sharedAnswers
  const ask = `<p>${stopText}</p>\n<form method="post"><button>${stopButton}</button></form>`
  const said = { ask, done: `<p>${stopped}</p>`, wrong: `<p>${stopWrong}</p>` }[state]
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${stopTitle} | Passage</title></head>
<body><main id="main"><h1>${stopTitle}</h1>
${said}</main></body></html>
`
}
