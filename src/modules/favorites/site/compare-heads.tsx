import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'
import { useLift } from '#/ui/use-lift.ts'
import type { Favorite } from '../model/favorite.ts'
import { FavoriteCard } from './favorite-card.tsx'
import { moveVenue } from './list-changes.ts'

interface CompareHeadsProps {
  readonly venues: readonly Favorite[]
  /** Those that a phone shows. */
  readonly pair: ReadonlySet<string>
  readonly onRemove: (favorite: Favorite) => void
}

type Direction = 'earlier' | 'later'

/** The venues above their columns, in the visitor's order: moved by a handle, by keys, or by an arrow. */
export function CompareHeads({ venues, pair, onRemove }: CompareHeadsProps) {
  const t = useTranslations('shortlist')
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const [moved, setMoved] = useState<{ readonly slug: string; readonly direction: Direction }>()
  const total = venues.length

  /** @param to a place from 0 */
  function move(slug: string, to: number): void {
    const target = venues[to]
    if (target) moveVenue(slug, target.slug)
  }
  const lift = useLift({
    name: 'column',
    ids: venues.map(({ slug }) => slug),
    onMove: move,
    announce: (_, n, slug) => say(n, slug),
  })
  function say(n: number, slug: string): void {
    const name = venues.find((venue) => venue.slug === slug)?.name
    if (name) setSaid(t('place', { name, n, total }))
  }

  // The arrow moves with its venue, and the focus with the arrow; at an end the other one takes it.
  useEffect(() => {
    if (!moved) return
    const column = list.current?.querySelector(`[data-column="${moved.slug}"]`)
    const arrows = [...(column?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])]
    const same = arrows.find(({ dataset }) => dataset.move === moved.direction)
    ;(same ?? arrows[0])?.focus()
  }, [moved])

  return (
    <>
      <p className="sr" role="status">
        {said}
      </p>
      <ol className="compare-heads" ref={list}>
        {venues.map((favorite, at) => {
          const { slug, name } = favorite
          const classes = [pair.has(slug) && 'shown', lift.lifted === slug && 'lifted'].filter(Boolean)
          const arrow = (direction: Direction, to: number) => ({
            'data-move': direction,
            'aria-label': t(direction, { name }),
            disabled: to < 0 || to >= total,
            onClick: () => {
              move(slug, to)
              setMoved({ slug, direction })
              say(to + 1, slug)
            },
          })
          return (
            <li key={slug} data-column={slug} className={classes.join(' ') || undefined}>
              <div className="compare-tools">
                <button
                  type="button"
                  className="icon-btn compare-grip"
                  aria-label={t('handle', { name, n: at + 1, total })}
                  {...lift.handle(slug)}
                >
                  <Grip />
                </button>
                <b aria-hidden="true">{at + 1}</b>
                <Arrow icon="arrow-back" {...arrow('earlier', at - 1)} />
                <Arrow icon="arrow" {...arrow('later', at + 1)} />
              </div>
              <FavoriteCard favorite={favorite} isCompared onRemove={() => onRemove(favorite)} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Arrow({ icon, ...button }: ComponentProps<'button'> & { icon: 'arrow' | 'arrow-back' }) {
  return (
    <button type="button" className="icon-btn" {...button}>
      <Icon name={icon} small />
    </button>
  )
}

function Grip() {
  return (
    <svg width="12" height="18" viewBox="0 0 12 18" fill="currentColor" aria-hidden="true">
      {[3, 9, 15].flatMap((y) => [3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.4" />))}
    </svg>
  )
}
