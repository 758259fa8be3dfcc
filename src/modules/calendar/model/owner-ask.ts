/** What an owner is asked about days of a venue, and what they answer (`quotes.md`, section 3). */
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGES, type AdminLanguage } from '#/i18n/admin-language.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import type { EntryOrigin } from './calendar-entry.ts'
import type { DayRange } from './day-range.ts'

/** What an owner can say. */
export const OWNER_ANSWERS = ['yes', 'yes-but', 'no'] as const

/** One of them. */
export type OwnerAnswer = (typeof OWNER_ANSWERS)[number]

/** How an answer came. */
export const WORD_CHANNELS = ['link', 'phone', 'mail'] as const

/** The way of an answer. */
export type WordChannel = (typeof WORD_CHANNELS)[number]

/** Characters of what is typed. */
export const WORD_LENGTHS = { event: 160, setUp: 160, client: 120, note: 1000 } as const

/** What an owner says: each answer with what belongs to it alone. */
export const ownerWordSchema = z.discriminatedUnion('answer', [
  z.object({ answer: z.literal('yes'), until: z.iso.datetime(), note: typedText(WORD_LENGTHS.note) }),
  z.object({ answer: z.literal('yes-but'), note: typedText(WORD_LENGTHS.note).min(1) }),
  z.object({
    answer: z.literal('no'),
    freeFrom: z.string().refine(isIsoDay).nullable(),
    note: typedText(WORD_LENGTHS.note),
  }),
])

/** What an owner says, read. */
export type OwnerWord = z.output<typeof ownerWordSchema>

const askedDays = {
  venueId: z.uuid(),
  firstDay: z.string().refine(isIsoDay),
  lastDay: z.string().refine(isIsoDay),
  event: typedLine(WORD_LENGTHS.event).min(1),
  guests: z.number().int().min(1).max(100_000).nullable(),
  setUp: typedLine(WORD_LENGTHS.setUp),
  origin: z.object({ kind: typedLine(40), id: typedLine(80) }).nullable(),
}

/** A question to an owner as it is sent by an agent. */
export const newAskSchema = z.object({
  ...askedDays,
  /** Made by the form: the same again asks nothing twice. */
  id: z.uuid(),
  /** The client's name, if the agent has ticked that the owner may know it. */
  client: typedLine(WORD_LENGTHS.client).nullable(),
  until: z.iso.datetime(),
  remind: z.boolean(),
})

/** A question to an owner. */
export type NewAsk = z.output<typeof newAskSchema>

/** An answer that an agent notes: to a question that was sent, or to one that was asked on the phone. */
export const notedWordSchema = z.object({
  ...{ channel: z.enum(['phone', 'mail']), word: ownerWordSchema },
  about: z.union([
    z.object({ id: z.uuid(), version: z.number().int() }),
    z.object({ ...askedDays, newId: z.uuid() }),
  ]),
})

/** An answer as an agent notes it. */
export type NotedWord = z.output<typeof notedWordSchema>

/** A question with its answer, as it is read. Moments are ISO 8601, UTC. */
export interface OwnerAsk extends DayRange {
  readonly id: string
  readonly venueId: string
  readonly event: string
  readonly guests: number | null
  readonly setUp: string
  readonly client: string | null
  readonly origin: EntryOrigin | null
  readonly askedAt: string
  readonly askedBy: string
  /** Empty where nothing was sent. */
  readonly sentTo: string
  readonly language: AdminLanguage
  readonly wishedUntil: string
  readonly answer: OwnerAnswer | 'none'
  readonly answeredAt: string | null
  readonly validUntil: string | null
  /** Of a no: the day from which the venue is free again. */
  readonly freeFrom: string | null
  readonly note: string
  readonly channel: WordChannel | null
  readonly answeredBy: string | null
  /** What the owner said after the days were sold: shown, and changes nothing. */
  readonly late: { readonly at: string; readonly word: OwnerWord } | null
  readonly revokedAt: string | null
  readonly remindAt: string | null
  readonly remindedAt: string | null
  readonly version: number
}

/** The language in which an owner is written to. */
export function ownerLanguage(text: string | null): AdminLanguage {
  return ADMIN_LANGUAGES.find((language) => language === text) ?? 'fr'
}
