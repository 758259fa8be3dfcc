/** Mentions that the law asks of the agency, as administrators set them (ADR 0085). */

import { z } from 'zod'
import { line } from '#/forms/schema-parts.ts'
import { isWholeEuros, toEuros } from '#/lib/money.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'

/** The fields of each mention: law 70-9 (loi Hoguet) and consumer code, R111-2 and R616-1. All are filled in, or none. */
export const MENTION_FIELDS = {
  card: ['cardNumber', 'cardIssuer', 'cardUntil'],
  guarantee: ['guarantor', 'guarantorAddress', 'guaranteeAmount'],
  insurer: ['insurer', 'insurerAddress', 'insurerTerritory'],
  mediator: ['mediator', 'mediatorAddress', 'mediatorSite'],
} as const

/** The mentions, in the order of the form. */
export const MENTIONS = ['card', 'guarantee', 'insurer', 'mediator'] as const

/** One mention, of several fields. */
export type Mention = (typeof MENTIONS)[number]
/** What the law asks the agency to state, e.g. `cardNumber`. */
export type MentionField = (typeof MENTION_FIELDS)[Mention][number]

/** Longest value of a field, in UTF-16 units. */
export const MAX_MENTION = 200

/** Why a field is rejected; the texts are under `admin.settings.mentions.error`. */
export type MentionError = 'tooLong' | 'date' | 'amount' | 'site' | 'incomplete' | 'noFunds'

const text = line(MAX_MENTION)

const day = text.refine((typed) => typed === '' || z.iso.date().safeParse(typed).success, 'date')

/** Whole euros, in figures. */
const euros = text.transform((typed, context) => {
  const read = readAmount(typed)
  if (read.kind === 'nothing') return ''
  if (read.kind === 'amount' && read.cents > 0 && isWholeEuros(read.cents)) return String(toEuros(read.cents))
  context.addIssue({ code: 'custom', message: 'amount' })
  return z.NEVER
})

/** The address of a website; `https://` may be left out. */
const site = text.transform((typed, context) => {
  if (typed === '') return ''
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
  if (URL.canParse(address) && !/\s/.test(address) && new URL(address).hostname.includes('.')) return address
  context.addIssue({ code: 'custom', message: 'site' })
  return z.NEVER
})

/** The mentions as they are typed, sent and stored; an empty field is an empty text. Issues are of {@link MentionError}. */
export const legalMentionsSchema = z
  .object({
    cardNumber: text,
    cardIssuer: text,
    /** ISO. */
    cardUntil: day,
    /** The agency holds no money of others, and so needs no guarantee. */
    noFunds: z.boolean().prefault(false),
    guarantor: text,
    guarantorAddress: text,
    guaranteeAmount: euros,
    insurer: text,
    insurerAddress: text,
    insurerTerritory: text,
    mediator: text,
    mediatorAddress: text,
    mediatorSite: site,
  })
  .superRefine((mentions, context) => {
    for (const mention of MENTIONS) {
      const fields = MENTION_FIELDS[mention]
      const empty = fields.filter((field) => mentions[field] === '')
      if (empty.length === fields.length) continue
      if (mention === 'guarantee' && mentions.noFunds)
        context.addIssue({ code: 'custom', message: 'noFunds', path: ['noFunds'] })
      for (const field of empty) context.addIssue({ code: 'custom', message: 'incomplete', path: [field] })
    }
  })

/** What is set; an empty text where nothing is. */
export type LegalMentions = z.output<typeof legalMentionsSchema>

/** Nothing is set yet. */
export const NO_MENTIONS: LegalMentions = legalMentionsSchema.parse({})

/** Whether a mention is set. */
export function isSet(mention: Mention, mentions: LegalMentions): boolean {
  if (mention === 'guarantee' && mentions.noFunds) return true
  return MENTION_FIELDS[mention].every((field) => mentions[field] !== '')
}

/**
 * Mentions that are not set, and the card where it has expired.
 * @param today ISO, in Paris
 */
export function missingMentions(mentions: LegalMentions, today: string): Mention[] {
  return MENTIONS.filter(
    (mention) => !isSet(mention, mentions) || (mention === 'card' && mentions.cardUntil < today),
  )
}
