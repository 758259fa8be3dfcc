import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { siteFetch } from '#/lib/site-fetch.ts'
import type { ComparedVenue } from '#/modules/venues/model/compared-venue.ts'

/** What the catalogue says of the venues that are compared. */
export interface Facts {
  readonly of: ReadonlyMap<string, ComparedVenue>
  /** Whether a first answer has come, or will not come. */
  readonly isSettled: boolean
}

/**
 * Fetch the facts of venues; those that are known already are not asked for again.
 * @param attempt another one asks again for what is missing
 */
export function useFacts(slugs: readonly string[], attempt: number): Facts {
  const language = useLanguage()
  const [facts, setFacts] = useState<Facts>({ of: new Map(), isSettled: false })
  const missing = slugs.filter((slug) => !facts.of.has(slug)).join(' ')

  const ask = useEffectEvent(async (asked: readonly string[], signal: AbortSignal) => {
    const query = new URLSearchParams([['language', language], ...asked.map((slug) => ['slug', slug])])
    const known = await siteFetch(`/api/compared-venues?${query}`, { signal })
      .then(async (answer): Promise<ComparedVenue[]> => (answer.ok ? answer.json() : []))
      .catch(() => [])
    if (signal.aborted) return
    setFacts((before) => ({
      of: new Map([...before.of, ...known.map((venue) => [venue.slug, venue] as const)]),
      isSettled: true,
    }))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (missing === '') return
    const controller = new AbortController()
    void ask(missing.split(' '), controller.signal)
    return () => controller.abort()
  }, [missing, attempt])

  return facts
}
