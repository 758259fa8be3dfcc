import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#/lib/time-spans.ts'

let kept: Record<string, string>

beforeEach(() => {
  kept = {}
  const storage = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  // As a browser lists the keys of its storage.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => Object.keys(kept),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})

afterEach(() => vi.unstubAllGlobals())

const KEY = 'passage.desk-draft.'
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** As a page begins with it. */
async function openedPage() {
  vi.resetModules()
  return (await import('./staff-drafts.ts')).staffDrafts
}

test('drafts whose time is over are removed, also those that nobody opens again', async () => {
  const before = await openedPage()
  before.write('young', { text: 'Bonjour' }, daysAgo(179))
  before.write('old', { text: 'Bonjour' }, daysAgo(181))
  const drafts = await openedPage()
  expect(drafts.read('young')?.content).toEqual({ text: 'Bonjour' })
  expect(Object.keys(kept)).toEqual([`${KEY}young`])
})

test('signing out clears them, and leaves what else the browser keeps', async () => {
  const drafts = await openedPage()
  drafts.write('one', { text: '1' })
  drafts.write('two', { text: '2' })
  kept['passage.draft.quote'] = '{}'
  drafts.clear()
  expect(Object.keys(kept)).toEqual(['passage.draft.quote'])
})

test('what an earlier version has kept without its entry is read, with its time', async () => {
  const savedAt = daysAgo(1)
  kept[`${KEY}note`] = JSON.stringify({ text: 'Bonjour', version: 4, savedAt })
  const drafts = await openedPage()
  expect(drafts.read('note')).toMatchObject({ content: { text: 'Bonjour', version: 4 }, savedAt })
})
