import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import type { DataColumn } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import type { ShownEntry } from '../calendar.functions.ts'
import type { Opened } from './entry-form.tsx'
import { useEntryMenu } from './use-entry-menu.tsx'
import { useEntryWords } from './use-entry-words.ts'
import { WordSaid } from './word-said.tsx'

interface EntryBoardProps {
  label: string
  rows: readonly ShownEntry[]
  /** The venue whose calendar this is: entries of its rooms and houses are changed on their own; absent on lists of all. */
  venueId?: string
  opened: Opened | undefined
  onOpened: (opened: Opened | undefined) => void
  /** Who an entry was made for, where another module knows; null where none does. */
  whoOf?: WhoOf
  /** A column of another module, in place of the end, which only holds have. */
  extra?: ExtraColumn | undefined
}

/** What another module says of each entry, under a heading of its own. */
export interface ExtraColumn {
  readonly header: string
  readonly cell: WhoOf
}

/** Who an entry was made for, as `routes/` says it. */
export type WhoOf = (entry: ShownEntry) => ReactNode

/** Entries in rows, what can be done with each, and the forms of it. */
export function EntryBoard({ label, rows, venueId, opened, onOpened, whoOf, extra }: EntryBoardProps) {
  const t = useTranslations('admin.calendar')
  const word = useTranslations('admin.ownerWord')
  const { daysOf, stateOf, momentOf } = useEntryWords()
  const { menuOf, dialogs } = useEntryMenu(opened, onOpened)
  const columns: DataColumn<ShownEntry>[] = [
    {
      id: 'days',
      header: t('days'),
      className: 'e-days',
      cell: (entry) =>
        entry.kind === 'booking' ? (
          <RouterLink page="admin-booking" params={{ slug: entry.id }} className="strong link">
            {daysOf(entry)}
          </RouterLink>
        ) : (
          daysOf(entry)
        ),
    },
    {
      id: 'who',
      header: t('whoColumn'),
      className: 'e-who',
      cell: ({ title, note, venueName, venueId: of, ...entry }) => (
        <>
          {whoOf?.({ title, note, venueName, venueId: of, ...entry }) ?? <b className="strong">{title}</b>}
          {of !== venueId && (
            <>
              {' '}
              <RouterLink page="admin-venue-calendar" params={{ slug: of }} className="link">
                {venueName}
              </RouterLink>
            </>
          )}
          {note && <span className="soft entry-note">{note}</span>}
        </>
      ),
    },
    {
      id: 'state',
      header: t('stateColumn'),
      className: 'e-state',
      cell: (entry) => <span className={entry.isStanding ? undefined : 'muted'}>{stateOf(entry)}</span>,
    },
    {
      id: 'until',
      header: extra?.header ?? t('untilColumn'),
      className: extra ? 'e-extra' : 'e-until',
      cell: extra?.cell ?? (({ untilAt, isStanding }) => (untilAt && isStanding ? momentOf(untilAt) : '')),
    },
    {
      id: 'word',
      header: word('title'),
      className: 'e-word',
      cell: (entry) => entry.word && <WordSaid word={entry.word} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      quietHeader: true,
      className: 'e-actions num',
      cell: (entry) => (venueId !== undefined && entry.venueId !== venueId ? null : menuOf(entry)),
    },
  ]
  return (
    <>
      <DataTable label={label} className="entries" columns={columns} rows={rows} rowKey={({ id }) => id} />
      {dialogs}
    </>
  )
}
