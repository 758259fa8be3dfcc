import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { siteFetch } from '#/lib/site-fetch.ts'
import { type FavoriteVenue, toFavorite } from '../model/favorite.ts'
import { favorites } from './favorites-store.ts'
import { readRecent, refreshRecent } from './recent-venues.ts'

/** Fetch the current cards of venues in a language; deleted ones are missing in the answer. */
async function fetchCards(language: string, slugs: readonly string[]): Promise<FavoriteVenue[]> {
  const query = new URLSearchParams([['language', language], ...slugs.map((slug) => ['slug', slug])])
  const answer = await siteFetch(`/api/venue-cards?${query}`)
  if (!answer.ok) throw new Error(`The cards were answered ${answer.status}`)
  return answer.json()
}

/** State of the stored list compared with the catalogue. */
export interface Freshness {
  status: 'loading' | 'fresh' | 'offline'
  /** Slugs that the catalogue no longer has. */
  gone: ReadonlySet<string>
  /** How often it was tried again. */
  attempt: number
  retry: () => void
}

const NONE: ReadonlySet<string> = new Set()

/** Update the stored venues, and those seen lately, once when the page opens, and again on `retry` (behaviour 5.1). */
export function useRefresh(): Freshness {
  const language = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Pick<Freshness, 'status' | 'gone'>>({ status: 'loading', gone: NONE })

  const update = useEffectEvent(async (signal: AbortSignal) => {
    const slugs = favorites.list().map(({ slug }) => slug)
    const asked = new Set([...slugs, ...readRecent().venues.map(({ slug }) => slug)])
    try {
      const cards = asked.size > 0 ? await fetchCards(language, [...asked]) : []
      if (signal.aborted) return
      const fresh = new Map(cards.map((card) => [card.slug, toFavorite(card, language)]))
      // The list may have changed during the request, so the current one is updated.
      const current = favorites.list().map((favorite) => {
        const { note } = favorite
        const card = fresh.get(favorite.slug)
        return card ? { ...card, ...(note && { note }) } : favorite
      })
      // What could not be read is not written over by nothing.
      if (current.length > 0) favorites.replace(current)
      refreshRecent(asked, fresh)
      setState({ status: 'fresh', gone: new Set(slugs.filter((slug) => !fresh.has(slug))) })
    } catch {
      if (!signal.aborted) setState((before) => ({ ...before, status: 'offline' }))
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new language or a new attempt is a new refresh
  useEffect(() => {
    const controller = new AbortController()
    void update(controller.signal)
    return () => controller.abort()
  }, [language, attempt])

  return { ...state, attempt, retry: () => setAttempt((count) => count + 1) }
}
