/** What an administrator has decided about claims that look alike, and what is left to do (ADR 0084). */

import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import {
  CLAIM_GROUP_NAMES,
  type ClaimGroup,
  type ClaimGroupName,
  type ClaimReading,
  claimLanguages,
} from './claim-groups.ts'

/** Longest reason, in characters. */
export const LONGEST_CLAIM_REASON = 500

/** The two answers. A reason is kept; a value that is right has to be written into the copy by its editor. */
export const claimVerdictSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('side-by-side'), reason: typedText(LONGEST_CLAIM_REASON).min(1) }),
  z.object({ kind: z.literal('one-value'), value: z.number().int() }),
])

export type ClaimVerdict = z.output<typeof claimVerdictSchema>

/** Readings as the database keeps them: of a program whose claims may have had other names. */
export const claimReadingsSchema = z
  .array(z.object({ claim: typedLine(60), place: typedLine(60), value: z.number().int() }))
  .max(100)

type KeptReading = z.output<typeof claimReadingsSchema>[number]

/** A decision as it is sent: with what its maker has seen, so that nobody decides about other values. */
export const claimDecisionSchema = z.object({
  group: z.enum(CLAIM_GROUP_NAMES),
  verdict: claimVerdictSchema,
  readings: claimReadingsSchema,
  /** Of the last decision that was seen; 0 for none. */
  version: z.number().int().min(0),
})

export type ClaimDecisionInput = z.output<typeof claimDecisionSchema>

/** A decision that was made and not taken back. */
export interface ClaimDecision {
  readonly id: string
  readonly verdict: ClaimVerdict
  /** What the pages stated then. */
  readonly readings: readonly KeptReading[]
  /** Name of the administrator. */
  readonly by: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** The latest decision of a group, and the number to decide from. */
export interface DecidedClaims {
  readonly version: number
  readonly decision: ClaimDecision | null
}

/** By group; one about which nobody has decided is absent. */
export type ClaimDecisions = Readonly<Partial<Record<ClaimGroupName, DecidedClaims>>>

const isSame = (a: KeptReading, b: KeptReading) =>
  a.claim === b.claim && a.place === b.place && a.value === b.value

/** Whether two lists state the same, in whatever order. */
export function sameReadings(a: readonly KeptReading[], b: readonly KeptReading[]): boolean {
  return a.length === b.length && a.every((one) => b.some((other) => isSame(one, other)))
}

/**
 * Whether a decision still speaks of what the pages state. “Side by side” is void with the first change; “one value” lasts
 * while pages go over to that value one after the other, and is void when one goes over to a third.
 */
export function isDecisionValid({ verdict, readings }: ClaimDecision, group: ClaimGroup): boolean {
  if (verdict.kind === 'side-by-side') return sameReadings(readings, group.readings)
  return group.readings.every(
    (now) => now.value === verdict.value || readings.some((then) => isSame(now, then)),
  )
}

/** State of a group: `agrees` needs nothing, `open` a decision, `to-change` other copy. */
export interface ClaimStanding {
  readonly kind: 'agrees' | 'open' | 'side-by-side' | 'to-change'
  /** The decision, while it is valid. */
  readonly decision: ClaimDecision | null
  /** An earlier decision that the program's values have made void. */
  readonly former: ClaimDecision | null
  /** What has to state another value before the decision is carried out. */
  readonly toChange: readonly ClaimReading[]
}

/** Judge a group by the latest decision. */
export function standingOf(group: ClaimGroup, latest: ClaimDecision | null | undefined): ClaimStanding {
  const valid = latest != null && isDecisionValid(latest, group)
  const decision = valid ? latest : null
  const former = valid ? null : (latest ?? null)
  const base = { decision, former, toChange: [] }
  if (decision === null) return { ...base, kind: group.differs ? 'open' : 'agrees' }
  const { verdict } = decision
  if (verdict.kind === 'side-by-side') return { ...base, kind: 'side-by-side' }
  const toChange = group.readings.filter(({ value }) => value !== verdict.value)
  return { ...base, toChange, kind: toChange.length > 0 ? 'to-change' : 'agrees' }
}

/** What the claims leave to do. */
export interface ClaimTasks {
  /** Groups that await a decision. */
  readonly undecided: number
  /** Pages that state another value than the one decided, and the number of languages that this concerns. */
  readonly pages: number
  readonly languages: number
}

/** Count what the claims leave to do. */
export function claimTasks(groups: readonly ClaimGroup[], decisions: ClaimDecisions): ClaimTasks {
  const standings = groups.map((group) => standingOf(group, decisions[group.name]?.decision))
  const places = new Set(standings.flatMap(({ toChange }) => toChange.map(({ place }) => place)))
  return {
    undecided: standings.filter(({ kind }) => kind === 'open').length,
    pages: places.size,
    languages: new Set([...places].flatMap((place) => claimLanguages(place))).size,
  }
}
