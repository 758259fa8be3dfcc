/** Questions to owners as they are stored, and as they are read. */
import type { Selectable } from 'kysely'
import type { OwnerAsk, OwnerWord } from '../model/owner-ask.ts'
import type { OwnerAskTable } from './tables/owner-ask.ts'

/** A question as it is stored. */
export type AskRow = Selectable<OwnerAskTable>

/** A question as it is read: without anything of its link. */
export function askOf(row: AskRow): OwnerAsk {
  const { origin_kind: kind, origin_id: id } = row
  return {
    ...{ id: row.id, venueId: row.venue_id, firstDay: row.first_day, lastDay: row.last_day },
    ...{ event: row.event, guests: row.guests, setUp: row.set_up, client: row.client },
    origin: kind === null || id === null ? null : { kind, id },
    ...{ askedAt: row.asked_at, askedBy: row.asked_by, sentTo: row.sent_to, language: row.language },
    ...{ wishedUntil: row.wished_until, answer: row.answer, answeredAt: row.answered_at },
    ...{ validUntil: row.valid_until, freeFrom: row.free_from, note: row.note },
    ...{ channel: row.channel, answeredBy: row.answered_by, late: row.late },
    ...{ revokedAt: row.revoked_at, remindAt: row.remind_at, remindedAt: row.reminded_at },
    version: row.version,
  }
}

/** What is written of an answer; what belongs to another one is emptied. */
export function wordColumns(word: OwnerWord) {
  return {
    ...{ answer: word.answer, note: word.note },
    valid_until: word.answer === 'yes' ? word.until : null,
    free_from: word.answer === 'no' ? word.freeFrom : null,
  }
}
