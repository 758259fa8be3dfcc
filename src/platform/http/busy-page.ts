import { resolveAddress } from '#/i18n/addresses/resolve-address.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'

/**
 * The page for a moment with more requests than the server can answer, in the language of the address. Small, without
 * scripts or styles, so that it costs next to nothing; its link asks for the same address again.
 */
export async function busyPage(url: URL): Promise<string> {
  const language = languageOf(url)
  await loadMessages(language)
  const { error, common } = getMessages(language)
  const { title, message } = error['503']
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${title} | Passage</title></head>
<body><main id="main"><h1>${title}</h1>
<p>${message}</p>
<p><a href="">${common.retry}</a></p></main></body></html>
`
}

function languageOf(url: URL): Language {
  const found = resolveAddress(url)
  if (found.kind === 'page') return found.address.ui
  return found.kind === 'not-found' ? found.ui : DEFAULT_LANGUAGE
}
