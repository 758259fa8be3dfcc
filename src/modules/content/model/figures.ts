import { LANGUAGES, type Language } from '#/i18n/languages.ts'

/** Numbers of the home page, from the table of claims. */
export interface HomeClaims {
  readonly venues: number
  readonly events: number
  readonly years: number
  readonly answerHours: number
}

/** The numbers as formatted text. */
export type HomeFigures = Readonly<Record<'venues' | 'events' | 'years' | 'answer', string>>

/**
 * Claims as text: digits grouped as in the language, with "+" after them and no space before it in any
 * language (behaviour 7.3). Formatted once, on the server, because browsers differ.
 */
export function homeFigures(claims: HomeClaims, language: Language): HomeFigures {
  const { intl, hours = '\u00a0h' } = LANGUAGES[language]
  const format = new Intl.NumberFormat(intl)
  const atLeast = (figure: number) => `${format.format(figure)}+`
  return {
    venues: atLeast(claims.venues),
    events: atLeast(claims.events),
    years: atLeast(claims.years),
    answer: `${format.format(claims.answerHours)}${hours}`,
  }
}
