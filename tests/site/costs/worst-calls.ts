/** The worst inputs of server functions. */
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import type { callData } from './call-data.ts'
import type { Known } from './worst-inputs.ts'

type Data = Parameters<typeof callData>[0]

/** How a function is called. */
interface FunctionInput {
  readonly method: 'GET' | 'POST'
  readonly data: (known: Known, at: number) => Data
}

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

/** Those whose input is told by their name alone. */
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
  passkey_sign_in: 'checks one signature, counted before',
  people: 'changes one account, or sends one mail',
  redirects: 'changes one row',
  relations: 'changes two enquiries',
  reply: 'sends one mail',
  reply_texts: 'changes or shows one text',
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
