/** Which enquiries the inbox lists, as stored in the address and sent to the server. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { STATUSES } from './enquiry-statuses.ts'
import { LOST_REASONS } from './outcome.ts'
import { SOURCES } from './outcome-figures.ts'

/** Tabs above the list, in their order. `mine` and `late` hold only open enquiries; `snoozed` those that all others but `all` with a search leave out. */
export const VIEWS = [
  ...(['all', 'new', 'mine', 'late', 'in-progress', 'quoted'] as const),
  ...(['won', 'lost', 'snoozed', 'spam'] as const),
] as const

export type InboxView = (typeof VIEWS)[number]

/** Kinds of enquiries, in the order of the filter. */
export const KINDS = ['quote-venue', 'quote', 'visit', 'contact', 'proposal'] as const

/** Presets of the date received, in days; 1 is today. */
export const PERIODS = ['1', '7', '30', '365'] as const

/** Sort orders: most urgent first; newest or oldest first; next events first. */
export const SORTS = ['urgency', 'received', 'oldest', 'event'] as const

export type InboxSort = (typeof SORTS)[number]

/** Longer searches are cut. */
const LONGEST_SEARCH = 200

const day = z.iso.date()

/** What a request may be, and nobody has decided yet. */
const suspect = z.literal('spam')

/** Outcomes to look for: a reason, or that facts are still to be said. */
export const OUTCOMES = ['lacking', ...LOST_REASONS] as const

/** When it was won or lost: a month in Paris, or the twelve months of the dashboard. */
const decided = z.union([z.literal('year'), z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/)])

/** Schema for the server; an address is parsed with `readInboxFilter`, which drops unknown values. */
export const inboxFilterSchema = z.object({
  view: z.enum(VIEWS).default('all'),
  q: typedLine(LONGEST_SEARCH).default(''),
  kind: z.array(z.enum(KINDS)).max(KINDS.length).default([]),
  language: z.array(z.enum(LANGUAGE_CODES)).max(LANGUAGE_CODES.length).default([]),
  status: z.array(z.enum(STATUSES)).max(STATUSES.length).default([]),
  /** Account id, `me` or `nobody`. */
  owner: z.union([z.literal('me'), z.literal('nobody'), typedLine(100)]).optional(),
  /** Slug of a venue that is asked for. */
  venue: typedLine(200).optional(),
  received: z.enum(PERIODS).optional(),
  /** First and last day in Paris; they override the period. */
  from: day.optional(),
  to: day.optional(),
  outcome: z.enum(OUTCOMES).optional(),
  decided: decided.optional(),
  source: z.enum(SOURCES).optional(),
  suspect: suspect.optional(),
  sort: z.enum(SORTS).default('urgency'),
  /** From 1. */
  page: z.number().int().min(1).max(100_000).default(1),
})

/** Which enquiries are listed, by person, venue, status, days and more. */
export type InboxFilter = z.output<typeof inboxFilterSchema>

/** Default filter. */
export const EMPTY_FILTER: InboxFilter = inboxFilterSchema.parse({})

/** Remove every filter but keep view, search and order. */
export function withoutFilters({ view, q, sort }: InboxFilter): InboxFilter {
  return { ...EMPTY_FILTER, view, q, sort }
}

const list = <Value>(value: Value | readonly Value[] | undefined): readonly Value[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as Value]
/** Whether several values may be chosen. */
const isList = (key: string) => Array.isArray(EMPTY_FILTER[key as keyof InboxFilter])

/** Parse the query of an address; unknown values are ignored. */
export function readInboxFilter(search: SearchParams): InboxFilter {
  const read = Object.entries(inboxFilterSchema.shape).map(([key, part]) => {
    const isKnown = (value: unknown) => part.safeParse(value).success
    const given = list(search[key])
    if (isList(key)) return [key, given.filter((value) => isKnown([value]))]
    if (key === 'q') return [key, (given[0] ?? '').slice(0, LONGEST_SEARCH)]
    const value = key === 'page' ? Number(given[0] ?? 1) : given[0]
    return [key, isKnown(value) ? value : undefined]
  })
  return inboxFilterSchema.parse(Object.fromEntries(read))
}

/** Build the query of a filter, without default values. */
export function inboxSearch(filter: InboxFilter): SearchParams {
  const { view, sort, page, q, kind, language, status, ...rest } = filter
  const texts = Object.entries({
    view: view === 'all' ? undefined : view,
    q: q === '' ? undefined : q,
    ...rest,
    sort: sort === 'urgency' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  }).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  const lists = Object.entries({ kind, language, status }).filter(([, values]) => values.length > 0)
  return { ...Object.fromEntries(texts), ...Object.fromEntries(lists) }
}

/** Filters, in the order of the chips. */
export const FILTERS = [
  'kind',
  'language',
  'received',
  'venue',
  'owner',
  'status',
  'outcome',
  'decided',
  'source',
  'suspect',
] as const

export type InboxFilterName = (typeof FILTERS)[number]

/** The parts that belong to a filter: those of its name and, for the date received, the days besides. */
function partsOf(name: InboxFilterName): readonly (keyof InboxFilter)[] {
  return name === 'received' ? ['received', 'from', 'to'] : [name]
}

/** Names of the active filters. */
export function activeFilters(filter: InboxFilter): InboxFilterName[] {
  return FILTERS.filter((name) => partsOf(name).some((part) => list(filter[part]).length > 0))
}

/** Whether a view has no search and no filter: then its tab already has the count. */
export function isWholeView(filter: InboxFilter): boolean {
  return filter.q === '' && activeFilters(filter).length === 0
}

/** Remove one filter. */
export function withoutFilter(filter: InboxFilter, name: InboxFilterName): InboxFilter {
  const none = partsOf(name).map((part) => [part, EMPTY_FILTER[part]])
  return { ...filter, ...Object.fromEntries(none), page: 1 }
}

/** Filters that are meaningful in a view. */
export function filtersOf(filter: InboxFilter): readonly InboxFilterName[] {
  const { view } = filter
  const manyStatuses = view === 'all' || view === 'mine' || view === 'late' || view === 'snoozed'
  const on = activeFilters(filter)
  return FILTERS.filter((name) => {
    // Where nothing is decided yet they would only be in the way.
    if (name === 'decided' || name === 'source' || name === 'suspect') return on.includes(name)
    if (name === 'outcome') return on.includes(name) || view === 'lost'
    if (name === 'status') return manyStatuses
    return name !== 'owner' || view !== 'mine'
  })
}
