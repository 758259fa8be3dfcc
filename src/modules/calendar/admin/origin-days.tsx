import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import type { Undoable } from '#/ui/admin/use-undo.ts'
import { createEntry, fetchOriginDays, type OriginVenue, type ShownEntry } from '../calendar.functions.ts'
import type { EntryOrigin } from '../model/calendar-entry.ts'
import type { DayRange } from '../model/day-range.ts'
import { CALENDAR_KEY, useEntryActions } from './use-entry-actions.ts'
import { useEntryWords } from './use-entry-words.ts'

interface OriginDaysProps {
  origin: EntryOrigin
  /** What its entries are called. */
  title: string
  /** Its exact days; undefined as long as they are not known. */
  days: DayRange | undefined
  /** Slugs of the venues that it asks for. */
  venues: readonly string[]
  /** Whether an option may be placed. */
  isOpen: boolean
  /** Whether a letter places an option. */
  hasKeys: boolean
  /** The undo of whatever shows this. */
  onDone: (title: string, change: Undoable) => void
  onSetDays: () => void
}

/** The options and bookings of something, by venue, and a press that places one. */
export function OriginDays(props: OriginDaysProps) {
  const { origin, title, days, venues, isOpen, onDone } = props
  const t = useTranslations('admin.calendar')
  const { singleKeys } = useMe()
  const { daysOf } = useEntryWords()
  const client = useQueryClient()
  const question = { origin, venues: [...venues], days }
  const { data, isError, refetch } = useQuery({
    queryKey: [CALENDAR_KEY, question],
    queryFn: () => fetchOriginDays({ data: question }),
    refetchOnWindowFocus: 'always',
  })
  const refresh = () => client.invalidateQueries({ queryKey: [CALENDAR_KEY] })
  const actions = useEntryActions({ done: onDone, refresh })
  const [place] = useAction(async (venue: OriginVenue, range: DayRange, until: string) => {
    const wanted = { venueId: venue.id, kind: 'hold', origin, title, note: '', until } as const
    const answer = await createEntry({ data: { ...wanted, days: range, event: range } })
    if (answer.kind === 'done') await actions.saved(answer)
    else await actions.refused(answer)
  })
  const placeable = (venue: OriginVenue) =>
    isOpen && days !== undefined && venue.taken === null && venue.entries.every((entry) => !entry.isStanding)
  const next = data?.venues.find(placeable)
  const hold = (venue: OriginVenue) => days && data && void place(venue, days, data.usualEnd)
  useHotKeys(props.hasKeys && next ? { o: () => hold(next) } : {}, singleKeys)
  if (!isOpen && !data?.venues.some(({ entries }) => entries.length > 0)) return null
  return (
    <div className="block origin-days">
      <h3>
        {t('origin.title')}
        {days && <span className="muted">{daysOf(days)}</span>}
      </h3>
      {!days && isOpen && (
        <p className="row wrap soft">
          {t('origin.noDays')}{' '}
          <button type="button" className="btn sm" onClick={props.onSetDays}>
            {t('origin.setDays')}
          </button>
        </p>
      )}
      {isError && (
        <p className="row wrap" role="alert">
          {t('origin.failed')}{' '}
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            {t('origin.retry')}
          </button>
        </p>
      )}
      {!data && !isError && <SkeletonRows count={1} label={t('origin.loading')} />}
      {data?.venues.length === 0 && <p className="soft">{t('origin.noVenue')}</p>}
      <ul>
        {data?.venues.map((venue) => (
          <li key={venue.id}>
            <RouterLink page="admin-venue-calendar" params={{ slug: venue.id }} className="link">
              {venue.name}
            </RouterLink>
            {venue.entries.map((entry) => (
              <EntryLine
                key={entry.id}
                entry={entry}
                onRelease={() => void actions.finish(entry, { isEnded: true })}
              />
            ))}
            {placeable(venue) && days ? (
              <span className="row wrap">
                <button type="button" className="btn sm" onClick={() => hold(venue)}>
                  {/* Not a label of the button, which would say something else than its text and key. */}
                  <span className="sr">{t('origin.holdOf', { venue: venue.name, days: daysOf(days) })}</span>
                  <span aria-hidden="true">{t('place.hold')}</span>
                  {singleKeys && props.hasKeys && venue === next && <KeyHint>O</KeyHint>}
                </button>
                {venue.ahead > 0 && (
                  <span className="muted">{t('origin.ahead', { count: venue.ahead })}</span>
                )}
              </span>
            ) : (
              venue.taken && (
                <span className="bad">
                  {t(venue.taken.kind === 'closed' ? 'origin.closed' : 'origin.taken', {
                    ...{ who: venue.taken.title, days: daysOf(venue.taken) },
                  })}
                </span>
              )
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function EntryLine({ entry, onRelease }: { entry: ShownEntry; onRelease: () => void }) {
  const t = useTranslations('admin.calendar')
  const { daysOf, stateOf, momentOf } = useEntryWords()
  const isHeld = entry.kind === 'hold' && entry.isStanding
  return (
    <span className={entry.isStanding ? 'row wrap' : 'row wrap muted'}>
      <b className="strong">{stateOf(entry)}</b>
      {daysOf(entry)}
      {isHeld && entry.untilAt && <span>{t('origin.until', { moment: momentOf(entry.untilAt) })}</span>}
      {isHeld && (
        <button
          type="button"
          className="btn quiet sm"
          aria-label={t('origin.releaseOf', { venue: entry.venueName, days: daysOf(entry) })}
          onClick={onRelease}
        >
          {t('release')}
        </button>
      )}
    </span>
  )
}
