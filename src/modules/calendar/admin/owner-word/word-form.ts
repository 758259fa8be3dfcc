/** What both dialogs about an owner's word share. */
import type { Undo } from '#/ui/admin/use-undo.ts'
import type { EntryOrigin } from '../../model/calendar-entry.ts'
import type { DayRange } from '../../model/day-range.ts'
import type { OwnerAsk } from '../../model/owner-ask.ts'

/** What a dialog is opened for: new days, or a question that is asked again or answered. */
export interface WordTask {
  readonly kind: 'ask' | 'note'
  readonly about: OwnerAsk | null
}

/** Properties of a dialog. */
export interface WordFormProps {
  readonly venueId: string
  readonly range: DayRange | undefined
  readonly origin: EntryOrigin | null
  /** A question that is asked again or answered; null for new days. */
  readonly about: OwnerAsk | null
  readonly onDone: () => Promise<unknown>
  readonly onClose: () => void
  readonly undo: Undo
}

/** The days and the event, as they are typed. */
export interface TypedDays {
  readonly firstDay: string
  readonly lastDay: string
  readonly event: string
  readonly guests: string
  readonly setUp: string
}

/** What a dialog begins with. */
export function beginDays({ about, range }: Pick<WordFormProps, 'about' | 'range'>): TypedDays {
  const { firstDay = '', lastDay = '' } = about ?? range ?? {}
  const { event = '', guests = null, setUp = '' } = about ?? {}
  return { firstDay, lastDay, event, guests: guests === null ? '' : String(guests), setUp }
}

/** The typed days as they are sent. */
export function sentDays({ guests, ...days }: TypedDays) {
  return { ...days, guests: guests === '' ? null : Number(guests) }
}
