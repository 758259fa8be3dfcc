import { describe, expect, test } from 'vitest'
import { ASKED_FROM } from '#/lib/asked-from.ts'
import { bulkRefusal } from './bulk-change.ts'
import { bulkQuestion } from './bulk-question.ts'
import type { EnquiryStatus } from './enquiry-statuses.ts'

const rows = (count: number, status: EnquiryStatus = 'new') =>
  Array.from({ length: count }, (_, at) => ({ status, name: `Client ${at}`, reference: `Q-26-000${at}` }))

/** Actions of the inbox, and what they ask about one, some and many requests. */
const TABLE = [
  ['new', { one: 'none', some: 'none', many: 'count' }],
  ['in-progress', { one: 'none', some: 'none', many: 'count' }],
  ['quoted', { one: 'none', some: 'none', many: 'count' }],
  ['won', { one: 'outcome', some: 'won-singly', many: 'won-singly' }],
  ['lost', { one: 'outcome', some: 'outcome', many: 'outcome' }],
  ['spam', { one: 'none', some: 'none', many: 'count' }],
  ['owner', { one: 'none', some: 'none', many: 'count' }],
] as const

describe.each(TABLE)('%s', (action, expected) => {
  const wanted = action === 'owner' ? {} : { status: action }
  const others = action === 'new' ? 'quoted' : 'new'
  const numbers = { one: 1, some: ASKED_FROM - 1, many: ASKED_FROM }

  test.each(['one', 'some', 'many'] as const)('the view asks about %s', (size) => {
    expect(bulkQuestion(rows(numbers[size], others), wanted).kind).toBe(expected[size])
  })

  test.each(['some', 'many'] as const)('what is not asked about %s is refused', (size) => {
    const refused = bulkRefusal(
      rows(numbers[size]).map(() => wanted),
      undefined,
    )
    expect(refused === undefined).toBe(expected[size] === 'none')
  })
})

test('closed requests among the selected ones are named, however few', () => {
  const [ann, bob, cleo] = [
    { status: 'new', name: 'Ann', reference: 'Q-26-0001' },
    { status: 'spam', name: '', reference: 'Q-26-0002' },
    { status: 'won', name: 'Cleo', reference: 'Q-26-0003' },
  ] as const
  expect(bulkQuestion([ann, bob, cleo], { status: 'in-progress' })).toEqual({
    kind: 'count',
    among: [
      { status: 'won', names: ['Cleo'] },
      { status: 'spam', names: ['Q-26-0002'] },
    ],
  })
})

test('a number that was not confirmed, or another one, changes nothing', () => {
  const changes = rows(ASKED_FROM).map(() => ({ status: 'spam' as const }))
  expect(bulkRefusal(changes, ASKED_FROM)).toBeUndefined()
  expect(bulkRefusal(changes, ASKED_FROM - 1)).toBe('not-confirmed')
})
