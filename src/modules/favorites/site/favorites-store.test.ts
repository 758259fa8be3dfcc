import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Favorite } from '../model/favorite.ts'
import { createFavoritesStore, FAVORITES_KEY } from './favorites-store.ts'

function venue(slug: string): Favorite {
  return {
    slug,
    name: `Loft ${slug}`,
    type: 'loft',
    neighborhood: 'bastille',
    arrondissement: 11,
    surfaceM2: 120,
    guests: 80,
    priceFromDayCents: 150_000,
    photos: [{ key: `${slug}-1`, width: 1536, height: 1024, placeholder: 'data:,', alt: 'A white room' }],
    language: 'en',
  }
}

/** A browser with several tabs: one storage, and a storage event for the tabs that did not write. */
function fakeBrowser(initial?: string) {
  const data = new Map<string, string>()
  if (initial !== undefined) data.set(FAVORITES_KEY, initial)
  const heard = new Set<(event: { key: string }) => void>()
  const browser = { rejects: false }
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => heard.delete(listener))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => data.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (browser.rejects) throw new DOMException('full', 'QuotaExceededError')
      data.set(key, value)
      for (const hear of heard) hear({ key })
    },
  })
  return {
    openTab: createFavoritesStore,
    reject: () => {
      browser.rejects = true
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

const slugs = (list: readonly Favorite[]) => list.map(({ slug }) => slug)

describe('favorites store', () => {
  it('keeps whole venues in the order they were added', () => {
    const browser = fakeBrowser()
    const store = browser.openTab()
    store.add(venue('a'))
    store.add(venue('b'))
    expect(slugs(store.list())).toEqual(['a', 'b'])
    expect(browser.openTab().list()).toEqual([venue('a'), venue('b')])
  })

  it('adds a venue once', () => {
    const store = fakeBrowser().openTab()
    store.add(venue('a'))
    store.add(venue('a'))
    expect(slugs(store.list())).toEqual(['a'])
  })

  it('puts an undone removal back where it was', () => {
    const store = fakeBrowser().openTab()
    for (const slug of ['a', 'b', 'c']) store.add(venue(slug))
    const position = store.remove('b')
    expect(slugs(store.list())).toEqual(['a', 'c'])
    store.add(venue('b'), position)
    expect(slugs(store.list())).toEqual(['a', 'b', 'c'])
  })

  it('says -1 for a removal of what is not there', () => {
    expect(fakeBrowser().openTab().remove('a')).toBe(-1)
  })

  it.each([
    ['no JSON', '{oops'],
    ['not a list', '{"slug":"a"}'],
    ['null', 'null'],
    ['a list of other things', '[1, null, "a", {"name":"a"}]'],
  ])('ignores a corrupt value: %s', (_, text) => {
    expect(fakeBrowser(text).openTab().list()).toEqual([])
  })

  it('keeps the entries of a partly corrupt list that name a venue, each once', () => {
    const text = JSON.stringify([venue('a'), { id: 'b' }, venue('a'), { ...venue('c'), language: 'xx' }, {}])
    expect(slugs(fakeBrowser(text).openTab().list())).toEqual(['a', 'b', 'c'])
  })

  it('hears of another tab, and does not undo what that tab did', () => {
    const browser = fakeBrowser()
    const [first, second] = [browser.openTab(), browser.openTab()]
    const heard = vi.fn()
    first.subscribe(heard)
    expect(first.list()).toEqual([])
    second.add(venue('a'))
    expect(heard).toHaveBeenCalledOnce()
    expect(slugs(first.list())).toEqual(['a'])
    first.add(venue('b'))
    second.add(venue('c'))
    expect(slugs(first.list())).toEqual(['a', 'b', 'c'])
  })

  it('gives the same array until something changes', () => {
    const store = fakeBrowser(JSON.stringify([venue('a')])).openTab()
    store.subscribe(() => undefined)
    expect(store.list()).toBe(store.list())
    const before = store.list()
    store.add(venue('b'))
    expect(store.list()).not.toBe(before)
  })

  it('throws when the browser cannot store the list, and changes nothing', () => {
    const browser = fakeBrowser()
    const store = browser.openTab()
    store.add(venue('a'))
    browser.reject()
    expect(() => store.add(venue('b'))).toThrow('full')
    expect(() => store.remove('a')).toThrow('full')
    expect(slugs(store.list())).toEqual(['a'])
  })

  it('reads nothing where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    const store = createFavoritesStore()
    expect(store.list()).toEqual([])
    expect(store.has('a')).toBe(false)
  })
})
