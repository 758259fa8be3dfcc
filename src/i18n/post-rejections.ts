/** Short pages for posts that are refused for how they come (too many, too slow, too large), in every language. */
import { byLanguage } from './by-language.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** Why a POST was rejected; the same codes as the HTTP server's. */
export type PostRejectionReason = 'limited' | 'busy' | 'slow' | 'large'

interface RejectionTexts extends Readonly<Record<PostRejectionReason, string>> {
  readonly title: string
  /** Advice to go back, where browsers keep the typed text. */
  readonly back: string
}

const TEXTS = byLanguage(
  import.meta.glob<RejectionTexts>('./post-rejections/*.json', { eager: true, import: 'default' }),
)

/**
 * Render the page: small, without scripts or styles, so that it costs next to nothing. It relies on the
 * browser's Back.
 */
export function postRejectionPage(language: Language, reason: PostRejectionReason): string {
  const texts = TEXTS[language]
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark">
<title>${texts.title} | Passage</title></head>
<body><main id="main"><h1>${texts.title}</h1>
<p>${texts[reason]}</p>
<p>${texts.back}</p></main></body></html>
`
}
