/** Short pages for posts that are refused for how they come (too many, too slow, too large), in every language. */
import { byLanguage } from './by-language.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** Why a post was refused; the same words as the front server's. */
export type PostRefusalReason = 'limited' | 'busy' | 'slow' | 'large'

interface RefusalTexts extends Readonly<Record<PostRefusalReason, string>> {
  readonly title: string
  /** What to do: browsers keep what was typed for their way back. */
  readonly back: string
}

const TEXTS = byLanguage(
  import.meta.glob<RefusalTexts>('./post-refusals/*.json', { eager: true, import: 'default' }),
)

/** The page: small, without script or style, so that it costs next to nothing. Browsers go back by themselves. */
export function postRefusalPage(language: Language, reason: PostRefusalReason): string {
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
