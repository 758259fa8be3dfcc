/** What a visitor shares: the schema of the post that the dialog sends. */
import { z } from 'zod'
import { readEmailAddress } from '#/forms/email-address.ts'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { EVENT_IDS } from '#/i18n/addresses/slugs-events.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { LAYOUTS } from '#/modules/venues/model/venue-options.ts'
import { isSecret } from './secret.ts'
import { SHARE_LIMITS } from './share-limits.ts'

/** A list as its owner arranged it; the venues in their order, the first choice first. */
export const sharedContent = z.object({
  /** Empty: the page says “Shortlist”. */
  title: typedLine(SHARE_LIMITS.title),
  /** Who shares it, as readers see it; may be empty. */
  ownerName: typedLine(SHARE_LIMITS.ownerName).default(''),
  /** ISO day. */
  startDate: z.iso.date().nullable(),
  days: z.int().min(1).max(366).nullable(),
  guests: z.int().min(1).max(100_000).nullable(),
  layout: z.enum(LAYOUTS).nullable(),
  /** A list of an earlier version has none. */
  event: z.enum(EVENT_IDS).nullish(),
  venues: z
    .array(z.object({ slug: z.string().refine(isSlug), note: typedText(SHARE_LIMITS.note) }))
    .min(1)
    .max(SHARE_LIMITS.venues)
    .refine((venues) => new Set(venues.map(({ slug }) => slug)).size === venues.length),
})

/** The list of a browser, before it has a name to be shared under. */
export type LocalShortlist = Omit<SharedContent, 'ownerName'>

/** A shared list as it is stored. */
export type SharedContent = z.output<typeof sharedContent>

/** What readers see and may do. */
export const shareOptions = z.object({ notes: z.boolean(), prices: z.boolean(), answers: z.boolean() })

export type ShareOptions = z.output<typeof shareOptions>

/** As much as every change of a shared list says. */
export const shareRequest = z.object({
  language: z.enum(LANGUAGE_CODES),
  list: sharedContent,
  options: shareOptions,
  /** Whom to notify of answers; empty for nobody. */
  email: typedLine(254)
    .default('')
    .refine((text) => text === '' || readEmailAddress(text) !== undefined),
  /** Whether an empty address takes back the one that is known. A page of an earlier version never showed it, and says nothing. */
  removesEmail: z.boolean().optional(),
})

/** A list that is shared for the first time. */
export const newShareRequest = shareRequest.extend({
  /** Secret of the browser for this one list: repeated, it is the same list. A page of an earlier version has none. */
  key: z.string().refine(isSecret).optional(),
})

export type ShareRequest = z.output<typeof shareRequest>

/** The PDF of the list of a browser, for its owner alone. */
export const dossierRequest = z.object({
  language: z.enum(LANGUAGE_CODES),
  list: sharedContent,
  /** The owner's secret of the list that this browser shares: what was answered is in the PDF. */
  owner: z.string().refine(isSecret).optional(),
})
