/** The worst inputs of server functions. */
import { randomUUID } from 'node:crypto'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { callData } from './call-data.ts'
import type { Known } from './worst-inputs.ts'

type Data = Parameters<typeof callData>[0]

/** How a function is called. */
interface FunctionInput {
  readonly method: 'GET' | 'POST'
  readonly data: (known: Known, at: number) => Data
}

/** A day to come, on which nothing is due. */
const DAY = laterDay(parisDay(new Date()), 30)

/** No such enquiry: what belongs to one is read by its key, and there is none in the demo. */
const REFERENCE = 'Q-26-9999'

/** What the fields of an input are called, with the worst of each: an input takes those that it knows. */
function everything({ slugs, ids, token }: Known, at: number): Record<string, Data> {
  return {
    ...{
      language: LANGUAGE_CODES[at] ?? 'en',
      screen: 'fr',
      unit: 'year',
      name: 'x'.repeat(60),
      code: '1'.repeat(20),
    },
    ...{ slug: slugs[at] ?? '', slugs: slugs.slice(0, 20), token, id: ids[at] ?? '', reference: REFERENCE },
    ...{
      version: 1,
      size: 'large',
      read: true,
      page: 'home',
      path: 'a-'.repeat(250),
      url: `https://a.example/${'a'.repeat(1900)}`,
    },
    ...{
      names: [],
      typed: 'lofft '.repeat(16),
      q: 'lofft '.repeat(16),
      word: 'a',
      email: 'a@example.com',
      phone: '+33612345678',
    },
    search: `q=${'lofft '.repeat(1300)}`,
  }
}

const withMore =
  (more: Record<string, Data>): FunctionInput['data'] =>
  (known, at) => ({ ...everything(known, at), ...more })

/** Those whose input follows from their name alone. */
const OWN: Readonly<Record<string, FunctionInput>> = {
  'inbox.fetchInbox': { method: 'GET', data: () => ({ q: 'lofft '.repeat(16), page: 1 }) },
  'inbox.fetchInboxNews': {
    method: 'POST',
    data: ({ ids }) => ({ filter: { q: 'lofft '.repeat(16) }, since: 0, ids: ids.slice(0, 20) }),
  },
  'palette.fetchPaletteFinds': { method: 'POST', data: withMore({}) },
  'pages.fetchNeighborhoodText': { method: 'GET', data: withMore({ id: 'le-marais' }) },
  'pages.fetchWhereText': { method: 'GET', data: withMore({ id: 'le-marais' }) },
  'pages.fetchEventText': { method: 'GET', data: withMore({ id: 'showroom' }) },
  'pages.fetchArticle': { method: 'GET', data: withMore({ page: 'about' }) },
  'pages.fetchCopyDay': { method: 'GET', data: () => ({ page: 'terms' }) },
  'calendar.fetchBookings': { method: 'GET', data: () => ({ when: 'past' }) },
  'public_days.fetchConfirmation': {
    method: 'GET',
    data: withMore({ startDate: '2027-03-01', duration: 366 }),
  },
  'follow_ups.fetchDueFollowUps': { method: 'GET', data: () => ({ mine: false }) },
  'follow_ups.createFollowUp': {
    method: 'POST',
    data: ({ ids }, at) => ({
      ...{ id: randomUUID(), enquiryId: ids[at] ?? '', day: DAY, note: 'x '.repeat(900), assignee: null },
    }),
  },
  'follow_ups.updateFollowUp': {
    method: 'POST',
    data: ({ ids }, at) => ({ id: ids[at] ?? '', version: 1, change: { day: DAY, note: 'x '.repeat(900) } }),
  },
  'follow_ups.fetchFollowUps': { method: 'GET', data: ({ ids }, at) => ({ enquiryId: ids[at] ?? '' }) },
  'quotes.fetchQuotes': { method: 'GET', data: () => ({ mine: false }) },
  'quotes.fetchQuote': { method: 'GET', data: ({ ids }, at) => ({ quoteId: ids[at] ?? '' }) },
  'quotes.fetchQuoteHistory': { method: 'GET', data: ({ ids }, at) => ({ quoteId: ids[at] ?? '' }) },
  'quotes.fetchEvidence': { method: 'GET', data: ({ ids }, at) => ({ quoteId: ids[at] ?? '' }) },
  'payments.fetchPayments': { method: 'GET', data: ({ ids }, at) => ({ quoteId: ids[at] ?? '' }) },
  'payments.fetchNextPayments': { method: 'GET', data: ({ ids }) => ({ enquiryIds: ids }) },
  'payments.fetchBookingFile': { method: 'GET', data: ({ ids }, at) => ({ enquiryId: ids[at] ?? '' }) },
  'quotes.fetchQuotesOf': { method: 'GET', data: ({ ids }, at) => ({ enquiryId: ids[at] ?? '' }) },
  'quotes.fetchHireFacts': {
    method: 'GET',
    data: ({ ids }, at) => ({
      enquiryId: ids[at] ?? '',
      hires: ids.slice(0, 20).map((id) => ({
        ...{ lineId: id, venueId: id },
        ...{ firstDay: '2027-03-01', lastDay: '2028-02-29' },
      })),
    }),
  },
  'owner_word.fetchOwnerAsks': { method: 'GET', data: ({ ids }, at) => ({ venueId: ids[at] ?? '' }) },
  'public_days.fetchTakenVenues': {
    method: 'GET',
    data: () => ({ search: 'startDate=2099-01-01&duration=366' }),
  },
  'calendar.fetchOriginDays': {
    method: 'GET',
    data: ({ ids }, at) => ({ origin: { kind: 'enquiry', id: ids[at] ?? '' }, venues: [] }),
  },
  'enquiry.fetchEnquiryNames': { method: 'GET', data: ({ ids }) => ({ ids }) },
  'venue_editor.fetchVenueVersion': { method: 'GET', data: withMore({ version: 1 }) },
}

/** Not called: they would end what the walk needs. */
export const ENDS_THE_WALK: readonly string[] = ['session.signOut', 'account.endOwnSessions']

/**
 * Functions that answer whatever they are sent here with a refusal, by file, and why that says enough. Those of a file
 * that is not here must answer: a new one needs an input above, or its reason.
 */
export const REFUSED: Readonly<Record<string, string>> = {
  account: 'changes one row of the caller’s own',
  agency_settings: 'changes one row, of a length that its schema bounds',
  booking: 'changes one item of one booking',
  calendar: 'changes one entry, of at most 366 days',
  calls: 'changes one entry of one enquiry',
  claims: 'changes one decision',
  enquiry: 'changes one enquiry',
  enquiry_privacy: 'one person at a time, after a confirmation',
  equipment: 'changes one name in ten languages',
  facts: 'changes one enquiry',
  failed_mails: 'changes one mail',
  import: 'takes one import of the staff back, venue by venue, in the time of the database',
  inbox: 'changes as many enquiries as a page shows',
  manual_entry: 'stores one enquiry, as a form does',
  owner_word: 'changes one question, and sends one mail',
  parts: 'changes one pair of venues, and the days that their house has sold',
  payments: 'changes one payment',
  passkey_sign_in: 'checks one signature, counted before',
  people: 'changes one account, or sends one mail',
  quote_settings: 'changes one row, of a length that its schema bounds',
  quotes: 'changes one quote',
  redirects: 'changes one row',
  relations: 'changes two enquiries',
  reply: 'sends one mail',
  reply_texts: 'changes or shows one text',
  start_quote: 'writes one quote of one enquiry',
  second_factor: 'checks one signature or code, counted before',
  session: 'changes one setting',
  step_up: 'checks one secret, counted before',
  venue_draft: 'makes one venue of one proposal',
  venue_editor:
    'writes one venue, or the status of those of a page; layouts are counted (plan-layouts.test.ts)',
}

/** Whether a refusal is taken as an answer: for what writes, where its file has a reason. */
export function mayRefuse(name: string): boolean {
  const [file = '', called = ''] = name.split('.')
  return file in REFUSED && !/^fetch(?!ReplyText)/.test(called)
}

/** The worst input of a function. */
export function inputOf(name: string): FunctionInput {
  return OWN[name] ?? { method: /\.(?:fetch|find)/.test(name) ? 'GET' : 'POST', data: everything }
}
