import type { Language } from '#/i18n/languages.ts'
import { headLengths, searchWidth } from '#/i18n/search-width.ts'

/** The title of a page with the brand behind it, without where both would be cut: results name the site anyway. */
export function headTitle(title: string, siteName: string, language: Language): string {
  const whole = `${title} | ${siteName}`
  return searchWidth(whole, language) <= headLengths(language).title.max ? whole : title
}

/** The longest of several wordings that is shown whole, else the shortest. */
export function longestShown(
  wordings: readonly string[],
  kind: 'title' | 'description',
  language: Language,
): string {
  const { max } = headLengths(language)[kind]
  const sorted = wordings.toSorted((a, b) => searchWidth(b, language) - searchWidth(a, language))
  return sorted.find((text) => searchWidth(text, language) <= max) ?? sorted.at(-1) ?? ''
}
