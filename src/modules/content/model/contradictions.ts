/** Contradictions between the claims of the site's pages (behaviour 3). */
import { CLAIMS } from './claims.ts'

export type ClaimName = keyof typeof CLAIMS

export type ClaimPlace = { [Name in ClaimName]: keyof (typeof CLAIMS)[Name] }[ClaimName]

/** The value that one place states. */
interface Reading {
  readonly place: ClaimPlace
  readonly value: number
}

/** A claim with all its values. */
export interface ReadClaim {
  readonly claim: ClaimName
  readonly readings: readonly Reading[]
  /** Whether two of them differ. */
  readonly contradicts: boolean
}

/** Every claim of the site, those with different values first. */
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

/** Number of claims with different values. */
export function countContradictions(): number {
  return readClaims().filter(({ contradicts }) => contradicts).length
}
