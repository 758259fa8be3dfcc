import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#/i18n/messages.ts'
import { publicHead } from './public-head.ts'

const page = { page: 'contact-us', title: 'Write', description: 'D', heading: 'H', lead: 'L' } as const

beforeAll(() => Promise.all((['en', 'fr', 'ja'] as const).map(loadMessages)))

function titleIn(ui: 'en' | 'fr' | 'ja', data: object): string | undefined {
  const head: { meta?: readonly object[] } = publicHead(
    { loaderData: data, params: { ui }, matches: [] },
    () => page,
  )
  return (head.meta ?? []).flatMap((tag) => ('title' in tag ? [String(tag.title)] : []))[0]
}

test('the title of a form that comes back with errors says so first, in the language of the page', () => {
  const refused = { rejected: { kind: 'refused' } }
  expect(titleIn('en', refused)).toMatch(/^Error: Write/)
  expect(titleIn('fr', refused)).toMatch(/^Erreur\u00a0: Write/)
  expect(titleIn('ja', refused)).toMatch(/^エラー：Write/)
  // The proposal comes back with its photographs.
  expect(titleIn('en', { rejected: { form: { kind: 'refused' }, photos: {} } })).toMatch(/^Error: /)
})

test.each([{}, { rejected: null }, { rejected: { kind: 'challenge' } }, { rejected: { kind: 'failed' } }])(
  'any other page is called as it is: %j',
  (data) => {
    expect(titleIn('en', data)).toMatch(/^Write/)
  },
)
