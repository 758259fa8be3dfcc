/** Houses and their rooms, as the back office changes them. */
import { z } from 'zod'
import type { CalendarEntry } from './calendar-entry.ts'
import type { Taken } from './taken.ts'

/** What is sent to make a venue a room of a house, or to end that. */
export const partInput = z.object({ houseId: z.uuid(), partId: z.uuid(), isPart: z.boolean() })

/** A house and a room of it. */
export type PartLink = Omit<z.infer<typeof partInput>, 'isPart'>

/** Why a venue cannot be a room of another. */
export type PartProblem = 'self' | 'circle' | 'double'

/** What has become of a change. */
export type PartAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly problem: PartProblem }
  /** The house is sold on days on which the room is sold to somebody else. */
  | {
      readonly kind: 'clash'
      readonly house: Pick<CalendarEntry, 'title' | 'firstDay' | 'lastDay'>
      readonly room: Pick<Taken['by'], 'title' | 'firstDay' | 'lastDay'>
    }

/** What can happen between a house and a room. */
export const PART_EVENTS = ['room-added', 'room-removed'] as const

/** One of them. */
export type PartEvent = (typeof PART_EVENTS)[number]
