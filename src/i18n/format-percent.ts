import { LANGUAGES, type Language } from './languages.ts'

/** A percentage with one decimal at most: `20 %` in French, `20%` in English. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGES[language].intl, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(percent / 100)
}
