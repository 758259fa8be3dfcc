import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import type { fetchVenueCalendar } from '../calendar.functions.ts'
import type { DayRange } from '../model/day-range.ts'
import { DayGrid } from './day-grid.tsx'
import { EntryBoard, type WhoOf } from './entry-board.tsx'
import type { Opened } from './entry-form.tsx'

type CalendarPageProps = NonNullable<Awaited<ReturnType<typeof fetchVenueCalendar>>> & { whoOf: WhoOf }

/** Months that are drawn at first, and on demand. */
const FEW = 6
const MANY = 12

/** The days of one venue. */
export function CalendarPage({ venue, today, usualEnd, entries, whoOf }: CalendarPageProps) {
  const t = useTranslations('admin.calendar')
  const { singleKeys } = useMe()
  const [opened, setOpened] = useState<Opened>()
  const [months, setMonths] = useState(FEW)
  const open = (days: DayRange) => setOpened({ venueId: venue.id, days, usualEnd, among: entries })
  const place = () => open({ firstDay: '', lastDay: '' })
  useHotKeys({ o: place }, singleKeys)
  return (
    <>
      <header className="top">
        <RouterLink
          page="admin-venue"
          params={{ slug: venue.id }}
          className="btn quiet icon back"
          aria-label={t('toVenue', { venue: venue.name })}
        >
          <AdminIcon name="chevron-left" />
        </RouterLink>
        <h1 className="cut">{t('titleOf', { venue: venue.name })}</h1>
        <span className="grow" />
        <button type="button" className="btn primary" onClick={place}>
          <AdminIcon name="plus" />
          {t('add')}
          {singleKeys && <KeyHint>O</KeyHint>}
        </button>
      </header>
      <div className="scroll pane calendar">
        <p className="soft">{t('gridLead')}</p>
        <DayGrid today={today} months={months} entries={entries} onChosen={open} />
        <div className="row wrap legend">
          {(['booking', 'hold', 'closed', 'week'] as const).map((kind) => (
            <span key={kind} className="row">
              <i className="swatch" data-kind={kind} aria-hidden="true" />
              {t(`legend.${kind}`)}
            </span>
          ))}
          <button type="button" className="btn end" onClick={() => setMonths(months === FEW ? MANY : FEW)}>
            {t(months === FEW ? 'moreMonths' : 'fewerMonths')}
          </button>
        </div>
        <EntryBoard
          label={t('table')}
          rows={entries}
          venueId={venue.id}
          opened={opened}
          onOpened={setOpened}
          whoOf={whoOf}
        />
        {entries.length === 0 && (
          <EmptyState title={t('empty')}>
            <p className="soft">{t('emptyLead')}</p>
          </EmptyState>
        )}
      </div>
    </>
  )
}
