import { useMemo } from 'react'
import { z } from 'zod'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { bookingReasons } from '#/modules/enquiries/model/venue-fit.ts'
import { useKeptDraft } from '#/ui/admin/use-kept-draft.ts'
import { type FilledReply, fillReply } from '../../model/fill-reply.ts'
import { withTyped } from '../../model/format-fields.ts'
import { plainAmount } from '../../model/plain-amount.ts'
import {
  type NamedVenue,
  refusableVenues,
  type TakenVenue,
  takenVenues,
  venuesAtFirst,
  venuesBeside,
} from '../../model/reply-choice.ts'
import {
  REFUSED_VENUES,
  REPLY_FIELD_NAMES,
  type ReplyField,
  type ReplyValues,
  VENUE_PRICES,
} from '../../model/reply-fields.ts'
import type { ReplyDraftText, ReplyKit } from '../../model/reply-kit.ts'
import {
  BILLED_DAYS,
  billedStay,
  type ReplyPrice,
  replyPrices,
  type TypedPrice,
} from '../../model/reply-prices.ts'
import { type ChoosableVenue, forDuration, type ReplyVenue, venueValues } from '../../model/reply-venues.ts'
import { REPLY_TEMPLATES, type ReplyTemplateId, refusesVenues } from '../../model/template-ids.ts'

const draftSchema = z.object({
  key: z.uuid(),
  template: z.enum(REPLY_TEMPLATES),
  language: z.enum(LANGUAGE_CODES),
  subject: z.string(),
  body: z.string(),
  typed: z.partialRecord(z.enum(REPLY_FIELD_NAMES), z.string()),
  venues: z.array(z.string()),
  prices: z.record(z.string(), z.object({ amount: z.string(), bills: z.enum(BILLED_DAYS) })).default({}),
  /** Slugs of the venues that are not available. */
  refused: z.array(z.string()).default([]),
  cc: z.string(),
})

/** Local draft of an answer. */
export type ReplyDraft = z.output<typeof draftSchema>

/** State of the composer, with the resulting mail. */
export interface ComposerState {
  readonly draft: ReplyDraft
  /** ISO 8601: when the draft was kept on the device; `null` until then. */
  readonly savedAt: string | null
  readonly filled: FilledReply
  /** Every venue, with what it costs and what other requests want of it for the days of the answer. */
  readonly catalogue: readonly ChoosableVenue[]
  /** Venues of the answer, in their order. */
  readonly venues: readonly ReplyVenue[]
  /** Those of them that other requests have won on these days. */
  readonly taken: readonly TakenVenue[]
  /** Venues that may be called not available: first those that the client knows. */
  readonly refusable: readonly NamedVenue[]
  /** Their prices, where all of them can be read. */
  readonly prices: readonly ReplyPrice[] | undefined
  /** The price of a venue as it is typed; what it is estimated at until then. */
  readonly priceOf: (venue: ReplyVenue) => TypedPrice
  /** Type a price; without an amount it is what the days are estimated at. */
  readonly setPrice: (venue: ReplyVenue, price: Partial<TypedPrice>) => void
  /** The template in the interface language with the same values; `null` where that is the language of the answer. */
  readonly proof: FilledReply | null
  /** Whether the text differs from the template's. */
  readonly edited: boolean
  readonly change: (part: Partial<ReplyDraft>) => void
  /** Say which venues are not available; the answer never shows them. */
  readonly refuse: (slugs: readonly string[]) => void
  readonly type: (field: ReplyField, value: string) => void
  /** Start over from a template, in a language, with some of its fields filled in. */
  readonly start: (template: ReplyTemplateId, language: Language, typed?: ReplyDraft['typed']) => void
  /** Remove the local draft. */
  readonly forget: () => void
}

/** State of an answer while it is written, kept as a local draft. */
export function useComposer(kit: ReplyKit, name: string): ComposerState {
  const { draft, savedAt, change, forget } = useKeptDraft<ReplyDraft>(name, {
    read: (kept) => readDraft(kit, kept),
    begin: () => begun(kit, kit.template, kit.language),
  })
  const view = useMemo(() => viewOf(kit, draft), [kit, draft])
  return {
    draft,
    savedAt,
    ...view,
    change,
    refuse: (refused) => change({ refused: [...refused], venues: venuesBeside(kit, draft, refused) }),
    type: (field, value) => change({ typed: { ...draft.typed, [field]: value } }),
    priceOf: (venue) => typedPrice(kit, draft, venue),
    setPrice: (venue, { bills = 'charged', amount = estimated(kit, venue, bills) }) =>
      change({ prices: { ...draft.prices, [venue.slug]: { amount, bills } } }),
    start: (template, language, typed) =>
      change({
        ...begun(kit, template, language),
        typed: { ...draft.typed, ...typed },
        prices: draft.prices,
        cc: draft.cc,
      }),
    forget,
  }
}

function readDraft(kit: ReplyKit, kept: unknown): ReplyDraft | undefined {
  const draft = draftSchema.safeParse(kept).data
  return draft && kit.languages.includes(draft.language) ? draft : undefined
}

function begun(kit: ReplyKit, template: ReplyTemplateId, language: Language): ReplyDraft {
  const text = textOf(kit, template, language)
  return {
    key: crypto.randomUUID(),
    template,
    language,
    ...text,
    typed: {},
    ...venuesAtFirst(kit, template),
    prices: {},
    cc: '',
  }
}

function textOf(kit: ReplyKit, template: ReplyTemplateId, language: Language): ReplyDraftText {
  const text = kit.texts[language]?.templates[template]
  if (text === undefined) throw new Error(`No templates in ${language}`)
  return text
}

function viewOf(kit: ReplyKit, draft: ReplyDraft) {
  const duration = draft.typed.duration?.trim() || kit.duration
  const days = { startDate: draft.typed.startDate?.trim() || kit.startDate, duration }
  const catalogue = kit.catalogue.map((venue) => ({
    ...forDuration(venue, duration),
    reasons: [...bookingReasons(venue, { bookings: kit.bookings, ...days }), ...venue.reasons],
  }))
  const venues = draft.venues.flatMap((slug) => catalogue.find((venue) => venue.slug === slug) ?? [])
  const typed = Object.fromEntries(venues.map((venue) => [venue.slug, typedPrice(kit, draft, venue)]))
  const prices = replyPrices(venues, typed)
  const priced = { [VENUE_PRICES]: prices === undefined ? '' : String(prices.length) }
  const refusable = refusableVenues(kit)
  const refused = refusesVenues(draft.template)
    ? draft.refused.flatMap((slug) => refusable.find((venue) => venue.slug === slug)?.name ?? [])
    : []
  const valuesIn = (language: Language): ReplyValues =>
    withTyped(
      { ...venueValues(venues, refused, draft.template, language), ...priced, ...kit.values[language] },
      draft.typed,
      language,
    )
  const template = textOf(kit, draft.template, draft.language)
  return {
    catalogue,
    venues,
    refusable,
    taken: takenVenues(kit, days).filter(({ slug }) => draft.venues.includes(slug)),
    prices,
    filled: withQuestion(fillReply(draft, valuesIn(draft.language)), draft, refused),
    edited: template.body !== draft.body || template.subject !== draft.subject,
    proof:
      kit.proof === draft.language
        ? null
        : fillReply(textOf(kit, draft.template, kit.proof), valuesIn(kit.proof)),
  }
}

/** Until it is said which venue is not available, a refusal lacks it, whatever its text says. */
function withQuestion(
  filled: FilledReply,
  { template }: ReplyDraft,
  refused: readonly string[],
): FilledReply {
  if (!refusesVenues(template) || refused.length > 0) return filled
  const missing = filled.missing.filter((field) => field !== REFUSED_VENUES && field !== 'venues')
  return { ...filled, missing: [REFUSED_VENUES, ...missing] }
}

function typedPrice(kit: ReplyKit, draft: ReplyDraft, venue: ReplyVenue): TypedPrice {
  const own = Object.hasOwn(draft.prices, venue.slug) ? draft.prices[venue.slug] : undefined
  return own ?? { amount: estimated(kit, venue, 'charged'), bills: 'charged' }
}

/** What the days are estimated at, in the writing of the screen; empty where they are not known. */
function estimated(kit: ReplyKit, venue: ReplyVenue, bills: TypedPrice['bills']): string {
  const stay = billedStay(venue, { amount: '', bills })
  return stay === null ? '' : plainAmount(stay.cents, kit.proof)
}
