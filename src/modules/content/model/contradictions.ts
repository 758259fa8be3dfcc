/** Where pages of the site claim different things (behaviour 3). */
import { CLAIMS } from './claims.ts'

/** A claim, as the table names it. */
export type ClaimName = keyof typeof CLAIMS

/** A place that claims something: a page, or `everywhere`. */
export type ClaimPlace = { [Name in ClaimName]: keyof (typeof CLAIMS)[Name] }[ClaimName]

/** What one place says. */
interface Reading {
  readonly place: ClaimPlace
  readonly value: number
}

/** A claim with all its readings. */
export interface ReadClaim {
  readonly claim: ClaimName
  readonly readings: readonly Reading[]
  /** Whether two of them differ. */
  readonly contradicts: boolean
}

/** Every claim of the site, those with different readings first. */
export function readClaims(
  claims: Readonly<Record<string, Readonly<Record<string, number>>>> = CLAIMS,
): ReadClaim[] {
  return Object.entries(claims)
    .map(([claim, places]) => {
      const readings = Object.entries(places).map(([place, value]) => ({ place: place as ClaimPlace, value }))
      const contradicts = new Set(readings.map(({ value }) => value)).size > 1
      return { claim: claim as ClaimName, readings, contradicts }
    })
    .sort((a, b) => Number(b.contradicts) - Number(a.contradicts))
}

/** How many claims have different readings. */
export function countContradictions(): number {
  return readClaims().filter(({ contradicts }) => contradicts).length
}
