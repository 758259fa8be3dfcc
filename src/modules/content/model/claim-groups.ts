/** Claims that look alike to a reader, with what every page states of each (behaviour 3.1). */
import { languagesOf } from '#/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { CLAIMS } from './claims.ts'

export type ClaimName = keyof typeof CLAIMS

export type ClaimPlace = { [Name in ClaimName]: keyof (typeof CLAIMS)[Name] }[ClaimName]

/** The claims by what a reader takes them for: a figure of one can be read as a figure of its neighbour. */
export const CLAIM_GROUPS = {
  events: ['eventsHeld', 'eventsPlaced', 'eventsCoordinated'],
  origin: ['founded', 'houseSince'],
  answer: ['answerHours', 'fashionWeekHours'],
  venues: ['venues'],
  years: ['years'],
} as const satisfies Record<string, readonly ClaimName[]>

export type ClaimGroupName = keyof typeof CLAIM_GROUPS

export const CLAIM_GROUP_NAMES = Object.keys(CLAIM_GROUPS) as ClaimGroupName[]

/** The value that one page states of a claim. */
export interface ClaimReading {
  readonly claim: ClaimName
  readonly place: ClaimPlace
  readonly value: number
}

/** A group with everything that the pages state. */
export interface ClaimGroup {
  readonly name: ClaimGroupName
  readonly readings: readonly ClaimReading[]
  /** The different values, the greatest first. */
  readonly values: readonly number[]
  /** Whether a reader meets more than one value, so that a decision is needed. */
  readonly differs: boolean
}

/** Values by claim and place, as in {@link CLAIMS}. */
export type ClaimTable = Readonly<Partial<Record<string, Readonly<Record<string, number>>>>>

/** Every group, those with different values first. */
export function readClaimGroups(claims: ClaimTable = CLAIMS): ClaimGroup[] {
  return CLAIM_GROUP_NAMES.map((name): ClaimGroup => {
    const readings = CLAIM_GROUPS[name].flatMap((claim) =>
      Object.entries(claims[claim] ?? {}).map(([place, value]) => ({
        claim,
        place: place as ClaimPlace,
        value,
      })),
    )
    const values = [...new Set(readings.map(({ value }) => value))].sort((a, b) => b - a)
    return { name, readings, values, differs: values.length > 1 }
  }).sort((a, b) => Number(b.differs) - Number(a.differs))
}

/** The languages in whose copy a place states its value. */
export function claimLanguages(place: ClaimPlace): readonly Language[] {
  return place === 'everywhere' ? LANGUAGE_CODES : languagesOf(place, {})
}
