import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { keyName } from '#/lib/keys.ts'
import { useActionWords } from '#/ui/admin/action-words.ts'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useLift } from '#/ui/use-lift.ts'
import {
  ALL_VENUES,
  followedByOwnType,
  type SelectedVenue,
  type ShownVenues,
  shownVenues,
} from '../../model/our-selection.ts'
import { SelectionFilter } from './selection-filter.tsx'
import { SelectionRow } from './selection-row.tsx'
import { useArranging } from './use-arranging.ts'
import { useEdgeScroll } from './use-edge-scroll.ts'

const STEPS: Readonly<Record<string, -1 | 1>> = { 'alt+ArrowUp': -1, 'alt+ArrowDown': 1 }

interface SelectionPageProps {
  selection: readonly SelectedVenue[]
  singleKeys: boolean
}

/** All venues in the order in which visitors see them, to be arranged by pointer, finger or keys. */
export function SelectionPage({ selection, singleKeys }: SelectionPageProps) {
  const t = useTranslations('admin.venueSelection')
  const { venues, saving, move, keep, undoLast } = useArranging(selection)
  const { noRedo } = useActionWords().undo
  const sayNoRedo = () => void showToast({ type: 'info', title: noRedo })
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const total = venues.length
  const pairs = followedByOwnType(venues)
  const [filter, setFilter] = useState<ShownVenues>(ALL_VENUES)
  const shown = shownVenues(venues, filter)
  // Between rows that are left out nothing can be moved by hand: a place is typed then.
  const isWhole = shown.length === total
  const nameOf = (id: string) => venues.find((venue) => venue.id === id)?.name ?? ''

  const lift = useLift({
    name: 'venue',
    ids: venues.map(({ id }) => id),
    onMove: move,
    announce: (what, place, id) => {
      setSaid(t(`said.${what}`, { name: nameOf(id), place, total }))
      if (what === 'dropped' || what === 'cancelled') keep()
    },
  })
  useEdgeScroll(lift.lifted !== undefined, box)
  useHotKeys({ 'mod+z': undoLast, 'mod+shift+z': sayNoRedo, 'mod+y': sayNoRedo }, singleKeys)

  // What is moved by keys stays in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is the reason to look
  useEffect(() => {
    const row = document.activeElement?.closest('[data-venue]')
    if (row && list.current?.contains(row)) row.scrollIntoView({ block: 'nearest' })
  }, [venues])

  function step(at: number, by: -1 | 1): void {
    const venue = venues[at]
    if (venue === undefined || venues[at + by] === undefined) return
    move(venue.id, at + by)
    setSaid(t('said.moved', { name: venue.name, place: at + by + 1, total }))
    keep()
  }

  /** @param place from 1 */
  function put(venue: SelectedVenue, place: number): void {
    const to = Math.min(total, Math.max(1, place)) - 1
    move(venue.id, to)
    setSaid(t('said.moved', { name: venue.name, place: to + 1, total }))
    keep()
  }

  function handleOf(id: string, at: number) {
    const handle = lift.handle(id)
    const onKeyDown = (event: KeyboardEvent) => {
      const by = STEPS[keyName(event) ?? '']
      if (by === undefined) return handle.onKeyDown(event)
      event.preventDefault()
      step(at, by)
    }
    return { ...handle, onKeyDown }
  }

  return (
    <div className="pane venues-pane">
      <AdminPageHead title={t('title')} sub={t('sub', { count: total })}>
        <span className="muted wide">{saving ? t('saving') : t('saved')}</span>
        <RouterLink page="admin-venues" className="btn">
          <AdminIcon name="arrow-left" />
          {t('back')}
        </RouterLink>
      </AdminPageHead>
      <div className="scroll" ref={box}>
        {total === 0 ? (
          <EmptyState title={t('noneTitle')} />
        ) : (
          <div className="selection">
            <p className="soft">{t('lead')}</p>
            <p className={pairs.size > 0 ? 'pairs some' : 'pairs'}>{t('pairs', { count: pairs.size })}</p>
            <SelectionFilter filter={filter} onFilter={setFilter} venues={venues} found={shown.length} />
            <p className="sr" aria-live="assertive">
              {said}
            </p>
            <ol ref={list} aria-label={t('list')}>
              {shown.map(({ venue, at }) => (
                <SelectionRow
                  key={venue.id}
                  venue={venue}
                  place={at + 1}
                  total={total}
                  isWhole={isWhole}
                  isLifted={lift.lifted === venue.id}
                  isFollowedByOwnType={pairs.has(venue.id)}
                  handle={handleOf(venue.id, at)}
                  onStep={(by) => step(at, by)}
                  onPlace={(place) => put(venue, place)}
                />
              ))}
            </ol>
          </div>
        )}
      </div>
    </div>
  )
}
