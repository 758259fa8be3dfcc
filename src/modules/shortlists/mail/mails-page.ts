/** The page that confirms or ends the mails about shared lists: small, without scripts or styles. */
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'
import { mailsAddress } from './shared-answers.ts'

/** A question with a button, that it is done, or that the link is not whole. */
export type MailsPageState = 'ask-stop' | 'stopped' | 'ask-confirm' | 'confirmed' | 'wrong'

/**
 * What it shows. Of what a stranger may have typed it repeats nothing but the key, within an address.
 * @param key as it stands in the address
 */
export function mailsPage(language: Language, state: MailsPageState, key: string): string {
  const copy = MAIL_COPY[language].sharedAnswers
  const again = mailsAddress({ key, language, act: 'confirm' }).replaceAll('&', '&amp;')
  const button = (label: string, action = '') =>
    `<form method="post"${action}><button>${label}</button></form>`
  const said = {
    'ask-stop': `<p>${copy.stopText}</p>\n${button(copy.stopButton)}`,
    stopped: `<p>${copy.stopped}</p>\n${button(copy.confirmButton, ` action="${again}"`)}`,
    'ask-confirm': `<p>${copy.confirmText}</p>\n${button(copy.confirmButton)}`,
    confirmed: `<p>${copy.confirmed}</p>`,
    wrong: `<p>${copy.stopWrong}</p>`,
  }[state]
  const title = state === 'ask-confirm' || state === 'confirmed' ? copy.confirmTitle : copy.stopTitle
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title} | Passage</title></head>
<body><main id="main"><h1>${title}</h1>
${said}</main></body></html>
`
}
