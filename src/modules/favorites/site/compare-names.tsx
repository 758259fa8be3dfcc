import { useEffect, useRef, useState } from 'react'
import type { Favorite } from '../model/favorite.ts'

interface CompareNamesProps {
  readonly venues: readonly Favorite[]
  /** Those that a phone shows. */
  readonly pair: ReadonlySet<string>
}

/**
 * The names of the columns, below the bar of the header once their cards are scrolled past. They take no room of their own, and
 * the table says them to the ear.
 */
export function CompareNames({ venues, pair }: CompareNamesProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [isPast, setPast] = useState(false)

  useEffect(() => {
    const seam = bar.current?.previousElementSibling
    if (!seam) return
    const top = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bar')) || 0
    const observer = new IntersectionObserver(
      ([seen]) =>
        setPast(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top < innerHeight / 2),
      { rootMargin: `-${top}px 0px 0px 0px` },
    )
    observer.observe(seam)
    return () => observer.disconnect()
  }, [])

  return (
    <div className="compare-names" ref={bar} aria-hidden="true" hidden={!isPast}>
      <ol>
        {venues.map(({ slug, name }, at) => (
          <li key={slug} className={pair.has(slug) ? 'shown' : undefined}>
            {at + 1} {name}
          </li>
        ))}
      </ol>
    </div>
  )
}
