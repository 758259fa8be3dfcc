/** Which enquiries the inbox lists, as stored in the address and sent to the server. */
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import type { SearchParams } from '#/i18n/addresses/search-params.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { STATUSES } from './enquiry-statuses.ts'
import { LOST_REASONS } from './outcome.ts'
import { SOURCES } from './outcome-figures.ts'

/** Tabs above the list, in their order. `mine` and `late` hold only open enquiries. */
export const VIEWS = ['all', 'new', 'mine', 'late', 'in-progress', 'quoted', 'won', 'lost', 'spam'] as const

export type InboxView = (typeof VIEWS)[number]

/** Kinds of enquiries, in the order of the filter. */
export const KINDS = ['quote-venue', 'quote', 'contact', 'proposal'] as const

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

const list = (value: string | string[] | undefined) =>
  value === undefined ? [] : Array.isArray(value) ? value : [value]
const first = (value: string | string[] | undefined) => list(value)[0]

/** Parse the query of an address; unknown values are ignored. */
export function readInboxFilter(search: SearchParams): InboxFilter {
  const known = <Part extends keyof InboxFilter>(
    key: Part,
    value: unknown,
  ): InboxFilter[Part] | undefined => {
    const read = inboxFilterSchema.shape[key].safeParse(value)
    return read.success ? (read.data as InboxFilter[Part]) : undefined
  }
  const several = (key: 'kind' | 'language' | 'status') =>
    list(search[key]).filter((value) => known(key, [value]) !== undefined)
  return inboxFilterSchema.parse({
    view: known('view', first(search.view)),
    q: (first(search.q) ?? '').slice(0, LONGEST_SEARCH),
    kind: several('kind'),
    language: several('language'),
    status: several('status'),
    owner: known('owner', first(search.owner)),
    venue: known('venue', first(search.venue)),
    received: known('received', first(search.received)),
    from: known('from', first(search.from)),
    to: known('to', first(search.to)),
    outcome: known('outcome', first(search.outcome)),
    decided: known('decided', first(search.decided)),
    source: known('source', first(search.source)),
    suspect: known('suspect', first(search.suspect)),
    sort: known('sort', first(search.sort)),
    page: known('page', Number(first(search.page) ?? 1)),
  })
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

/** Names of the active filters. */
export function activeFilters(filter: InboxFilter): InboxFilterName[] {
  const on = {
    kind: filter.kind.length > 0,
    language: filter.language.length > 0,
    received: filter.received !== undefined || filter.from !== undefined || filter.to !== undefined,
    venue: filter.venue !== undefined,
    owner: filter.owner !== undefined,
    status: filter.status.length > 0,
    outcome: filter.outcome !== undefined,
    decided: filter.decided !== undefined,
    source: filter.source !== undefined,
    suspect: filter.suspect !== undefined,
  }
  return FILTERS.filter((name) => on[name])
}

/** Whether a view has no search and no filter: then its tab already has the count. */
export function isWholeView(filter: InboxFilter): boolean {
  return filter.q === '' && activeFilters(filter).length === 0
}

/** Remove one filter. */
export function withoutFilter(filter: InboxFilter, name: InboxFilterName): InboxFilter {
  const none = {
    kind: { kind: [] },
    language: { language: [] },
    received: { received: undefined, from: undefined, to: undefined },
    venue: { venue: undefined },
    owner: { owner: undefined },
    status: { status: [] },
    outcome: { outcome: undefined },
    decided: { decided: undefined },
    source: { source: undefined },
    suspect: { suspect: undefined },
  }
  return { ...filter, ...none[name], page: 1 }
}

/** Filters that are meaningful in a view. */
export function filtersOf(filter: InboxFilter): readonly InboxFilterName[] {
  const { view } = filter
  const manyStatuses = view === 'all' || view === 'mine' || view === 'late'
  const on = activeFilters(filter)
  return FILTERS.filter((name) => {
    // Where nothing is decided yet they would only be in the way.
    if (name === 'decided' || name === 'source' || name === 'suspect') return on.includes(name)
    if (name === 'outcome') return on.includes(name) || view === 'lost'
    if (name === 'status') return manyStatuses
    return name !== 'owner' || view !== 'mine'
  })
}
