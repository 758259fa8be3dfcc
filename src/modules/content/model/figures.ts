import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { CLAIMS } from './claims.ts'
import type { AboutArticle } from './content.schema.ts'

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
  return {
    venues: atLeast(claims.venues, language),
    events: atLeast(claims.events, language),
    years: atLeast(claims.years, language),
    answer: `${new Intl.NumberFormat(intl).format(claims.answerHours)}${hours}`,
  }
}

function atLeast(figure: number, language: Language): string {
  return `${new Intl.NumberFormat(LANGUAGES[language].intl).format(figure)}+`
}

/** The line above the title of the home page, with the claims that its text leaves open. */
export function filledEyebrow(text: string): string {
  return text
    .replace('{since}', String(CLAIMS.houseSince.home))
    .replace('{venues}', String(CLAIMS.venues.everywhere))
}

/** A figure of the about page, and what it counts. */
export interface Tally {
  readonly figure: string
  readonly text: string
}

/** The figures of the about page in their order, years first. */
export function agencyTallies(texts: AboutArticle['figures'], language: Language): Tally[] {
  return [
    { figure: String(CLAIMS.founded.about), text: texts.founded },
    { figure: String(CLAIMS.houseSince.about), text: texts.house },
    { figure: atLeast(CLAIMS.venues.everywhere, language), text: texts.venues },
    { figure: atLeast(CLAIMS.eventsPlaced.about, language), text: texts.events },
  ]
}
