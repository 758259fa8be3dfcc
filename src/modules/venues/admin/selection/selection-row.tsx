import { type ComponentProps, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { keyName } from '#/lib/keys.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { photoUrl } from '#/ui/site/photo-address.ts'
import type { SelectedVenue } from '../../model/our-selection.ts'
import { StatusMark } from '../list/status-mark.tsx'

/** The narrowest file there is. */
const THUMB_WIDTH = 320

interface SelectionRowProps {
  venue: SelectedVenue
  /** From 1. */
  place: number
  total: number
  /** Whether its neighbours in the list are those in the selection, so that it can be moved between them. */
  isWhole: boolean
  isLifted: boolean
  /** Whether visitors see one of the same type next. */
  isFollowedByOwnType: boolean
  handle: ComponentProps<'button'>
  /** @param step one place up or down */
  onStep: (step: -1 | 1) => void
  /** @param place from 1 */
  onPlace: (place: number) => void
}

interface PlaceFieldProps {
  name: string
  place: number
  total: number
  onPlace: (place: number) => void
}

/** The place of a venue, which can be typed: Enter moves it there, Escape leaves it. */
function PlaceField({ name, place, total, onPlace }: PlaceFieldProps) {
  const t = useTranslations('admin.venueSelection')
  const [typed, setTyped] = useState<string | null>(null)
  const leave = () => setTyped(null)
  const take = () => {
    const wanted = Number(typed)
    leave()
    if (typed !== null && Number.isInteger(wanted) && wanted >= 1 && wanted !== place) onPlace(wanted)
  }
  return (
    <input
      className="no input"
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('place', { name, total })}
      title={t('placeTitle')}
      maxLength={4}
      value={typed ?? String(place)}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        const key = keyName(event)
        if (key === 'Enter') take()
        else if (key === 'Escape') leave()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}

/** A venue in its place. */
export function SelectionRow({ venue, place, total, isWhole, isLifted, handle, ...row }: SelectionRowProps) {
  const t = useTranslations('admin.venueSelection')
  const desk = useTranslations('admin.venueDesk')
  const types = useTranslations('type')
  const { id, name, type, status, cover } = venue
  const classes = [isLifted && 'lifted', status !== 'published' && 'unseen'].filter(Boolean).join(' ')
  const shown = name || desk('unnamed')
  const arrow = (direction: 'earlier' | 'later', step: -1 | 1, isEnd: boolean) => ({
    type: 'button' as const,
    className: 'btn quiet icon',
    'aria-label': t(direction, { name: shown }),
    // Not disabled: what is moved to an end by its arrow keeps the focus.
    'aria-disabled': isEnd || undefined,
    onClick: () => isEnd || row.onStep(step),
  })
  return (
    <li className={classes || undefined} data-venue={id}>
      {isWhole && (
        <button
          type="button"
          className="btn quiet icon grip"
          aria-label={t('handle', { name: shown, place, total })}
          title={t('handleTitle')}
          {...handle}
        >
          <AdminIcon name="grip-vertical" />
        </button>
      )}
      <PlaceField name={shown} place={place} total={total} onPlace={row.onPlace} />
      {cover === null ? (
        <span className="thumb none">
          <AdminIcon name="image" />
        </span>
      ) : (
        <img
          className="thumb"
          src={photoUrl(cover, 'webp', THUMB_WIDTH)}
          alt=""
          width="54"
          height="36"
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      )}
      <div className="names">
        <RouterLink page="admin-venue" params={{ slug: id }} className="plain cut">
          <b className="strong">{shown}</b>
        </RouterLink>
        <span className="muted kind">
          {types(type)}
          {status !== 'published' && <StatusMark status={status} />}
        </span>
      </div>
      {isWhole && (
        <>
          <button {...arrow('earlier', -1, place === 1)}>
            <AdminIcon name="chevron-up" />
          </button>
          <button {...arrow('later', 1, place === total)}>
            <AdminIcon name="chevron-down" />
          </button>
        </>
      )}
      {row.isFollowedByOwnType && (
        <p className="pill amber beside">
          <AdminIcon name="triangle-alert" small />
          {t('beside', { type })}
        </p>
      )}
    </li>
  )
}
