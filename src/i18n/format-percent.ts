import { LANGUAGES, type Language } from './languages.ts'

/** A whole percentage: `20 %` in French, `20%` in English. */
export function formatPercent(percent: number, language: Language): string {
  return new Intl.NumberFormat(LANGUAGES[language].intl, { style: 'percent' }).format(percent / 100)
}
