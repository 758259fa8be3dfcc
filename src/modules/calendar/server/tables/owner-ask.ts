/** Table of the questions to owners. */
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { OwnerAnswer, OwnerAsk, WordChannel } from '../../model/owner-ask.ts'

/** A question to an owner about days of a venue, and their word. Moments are ISO 8601, UTC. */
export interface OwnerAskTable {
  /** UUID. */
  id: string
  venue_id: string
  first_day: string
  last_day: string
  event: string
  guests: number | null
  set_up: string
  client: string | null
  origin_kind: string | null
  origin_id: string | null
  /** Of the token in the link (ADR 0117); NULL where none was sent. */
  token_hash: string | null
  /** Of the token in the reminder. */
  reminder_hash: string | null
  asked_at: string
  /** Name at the time. */
  asked_by: string
  sent_to: string
  language: AdminLanguage
  wished_until: string
  answer: OwnerAnswer | 'none'
  answered_at: string | null
  valid_until: string | null
  free_from: string | null
  note: string
  channel: WordChannel | null
  answered_by: string | null
  /** JSON: what was said after the days were sold. */
  late: OwnerAsk['late']
  revoked_at: string | null
  /** When the owner is reminded, once. */
  remind_at: string | null
  reminded_at: string | null
  version: number
}

declare module '#/platform/database/schema.ts' {
  interface Tables {
    owner_ask: OwnerAskTable
  }
}
