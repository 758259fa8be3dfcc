/** The pages, files and functions of the back office, in both of its languages. */
import { ADMIN_PAGES, OPEN_ADMIN_PAGES } from '../../src/i18n/addresses/admin-pages.ts'
import { parameterOf } from '../../src/i18n/addresses/forms.ts'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { builtFunctions } from '../../tests/helpers/server-functions.ts'
import type { Question } from './recorder.ts'

const VENUES = ['galerie-perle', 'hotel-de-marbeuf', 'loft-saint-sabin', 'boutique-turenne']

const INBOX = [
  ...['view=new', 'view=late', 'view=mine', 'kind=proposal', 'kind=quote&language=fr', 'q=lindqvist'],
  ...['received=7&sort=oldest', 'sort=event&page=2', 'owner=nobody&venue=galerie-perle', 'enter=1'],
  ...['ref=Q-26-0001', 'ref=Q-26-0003', 'ref=Q-26-0004', 'ref=Q-26-0005&reply=1', 'ref=Q-26-9999'],
]

const VENUE_LIST = ['q=galerie', 'page=2', 'status=draft', 'sort=updated']

/** @param ids of venues, by slug */
export function staffQuestions(ids: ReadonlyMap<string, string>): Question[] {
  return (['en', 'fr'] as const).flatMap((language) => {
    const inbox = localize('admin-requests', {}, language)
    const venues = localize('admin-venues', {}, language)
    return [
      ...ADMIN_PAGES.flatMap((page) =>
        parameterOf(page) === undefined
          ? [localize(page, {}, language)]
          : VENUES.map((slug) => localize(page, { slug: ids.get(slug) ?? slug }, language)),
      ),
      ...INBOX.map((search) => `${inbox}?${search}`),
      ...VENUE_LIST.map((search) => `${venues}?${search}`),
      `${localize('admin', {}, language)}?period=7`,
      `${localize('admin-confirm', {}, language)}?file=%2Fapi%2Fadmin%2Fcatalogue.zip`,
    ].map((target) => ({ target }))
  })
}

/** For a browser without a session. */
export const SIGN_IN_QUESTIONS: readonly Question[] = (['en', 'fr', 'de'] as const).flatMap((language) =>
  [...OPEN_ADMIN_PAGES].flatMap((page) => {
    const target = localize(page, {}, language)
    const body = new URLSearchParams({ intent: 'password', email: 'nobody@example.com', password: 'wrong' })
    return [{ target: `${target}?token=none` }, { target, note: 'wrong', init: { method: 'POST', body } }]
  }),
)

/** Every function that can be called from outside, by its name: ids and files may change. */
export function functionQuestions(): Question[] {
  const seen = new Map<string, number>()
  return builtFunctions()
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ id, name }) => {
      const short = name.replace(/^.*\./, '')
      const count = (seen.get(short) ?? 0) + 1
      seen.set(short, count)
      return ['GET', 'POST'].map((method) => ({
        target: `/_serverFn/${id}`,
        note: `${short} ${count}`,
        init: { method, headers: { 'x-tsr-serverfn': 'true' } },
      }))
    })
}

/** The list of requests as a file. */
export const CSV_QUESTIONS: readonly Question[] = ['in=fr', 'in=en', 'in=fr&kind=proposal&sort=oldest'].map(
  (search) => ({ target: `/api/admin/requests.csv?${search}` }),
)
