import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { siteFetch } from '#/lib/site-fetch.ts'
import type { PlanSketch } from '#/modules/venues/model/compared-venue.ts'
import type { ListDetails } from '../model/shortlist.ts'

/** How far below what is seen plans are fetched, as a margin of CSS. */
const AHEAD = '0px 0px 400px'

/** Time in which the number of guests may still be typed, in milliseconds. */
const REST_MS = 250

interface Sketches {
  /** The row of the plans: they are fetched when it comes near what is seen. */
  readonly row: RefObject<HTMLTableRowElement | null>
  /** Drawings by slug. */
  readonly of: ReadonlyMap<string, string>
}

/** Plans of venues with the layout of the list on them, all to one scale. */
export function useSketches(
  slugs: readonly string[],
  { layout, guests, event }: Pick<ListDetails, 'layout' | 'guests' | 'event'>,
): Sketches {
  const language = useLanguage()
  const row = useRef<HTMLTableRowElement>(null)
  const [isNear, setNear] = useState(false)
  const [drawn, setDrawn] = useState<ReadonlyMap<string, string>>(new Map())
  // In one order, so that moving a venue draws nothing again.
  const asked = slugs.toSorted().join(' ')

  useEffect(() => {
    if (!row.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  const fetchDrawings = useEffectEvent(async (signal: AbortSignal) => {
    const query = new URLSearchParams([
      ['language', language],
      ...asked.split(' ').map((slug) => ['slug', slug]),
    ])
    if (layout !== null) query.set('layout', layout)
    if (event) query.set('event', event)
    if (guests !== null) query.set('guests', String(guests))
    const sketches = await siteFetch(`/api/plan-sketches?${query}`, { signal })
      .then(async (answer): Promise<PlanSketch[]> => (answer.ok ? answer.json() : []))
      .catch(() => [])
    if (!signal.aborted) setDrawn(new Map(sketches.map(({ slug, html }) => [slug, html])))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout or number is another drawing
  useEffect(() => {
    if (!isNear || asked === '') return
    const controller = new AbortController()
    const timer = setTimeout(() => void fetchDrawings(controller.signal), REST_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [isNear, asked, layout, guests, event])

  return { row, of: drawn }
}
