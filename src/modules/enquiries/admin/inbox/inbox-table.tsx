import type { MouseEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { onPlainClick } from '#/lib/plain-click.ts'
import type { DataColumn, DataSort } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import type { InboxSegment } from '../../inbox.functions.ts'
import type { InboxSort } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import { StatusMark } from '../status-mark.tsx'
import { isSnoozed, useSnoozeWords } from '../use-snooze.ts'
import { OwnerCell, WhatCell, WhoCell } from './enquiry-cells.tsx'
import { ReplyClockMark } from './reply-clock-mark.tsx'
import type { OptionalColumn } from './use-columns.ts'
import { useLongPress } from './use-long-press.ts'
import { useShortDay } from './use-short-day.ts'

interface InboxTableProps {
  segments: readonly InboxSegment[]
  now: Date
  sort: InboxSort
  onSort: (sort: InboxSort) => void
  hidden: readonly OptionalColumn[]
  /** Reference of the enquiry in the sheet. */
  open: string | undefined
  hrefOf: (row: InboxRow) => string
  onOpen: (row: InboxRow) => void
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
  /** Select the range from the row selected last to this one. */
  onPickTo: (id: string) => void
}

/** Sort order of the columns, for `aria-sort`. */
const SORTED: Record<InboxSort, DataSort> = {
  urgency: { id: 'clock', desc: true },
  received: { id: 'received', desc: true },
  oldest: { id: 'received', desc: false },
  event: { id: 'event', desc: false },
}

/** Table of the inbox. Rows keep their places until the list is loaded again. */
export function InboxTable(props: InboxTableProps) {
  const { segments, now, sort, onSort, picked, onPick, onPickTo, onOpen, hrefOf } = props
  const t = useTranslations('admin.inbox')
  const snoozing = useTranslations('admin.snooze')
  const { dayOf } = useSnoozeWords()
  const format = useFormatter()
  const { received, event } = useShortDay()
  const rows = segments.flatMap((segment) => segment.rows)
  const groups = new Map(segments.flatMap(({ name, rows: own }) => own.map(({ id }) => [id, name] as const)))
  const rowOf = (target: EventTarget) => {
    const key =
      target instanceof Element ? target.closest<HTMLElement>('tr[data-key]')?.dataset.key : undefined
    return rows.find(({ id }) => id === key)
  }
  const toggle = (id: string) => {
    const next = new Set(picked)
    if (!next.delete(id)) next.add(id)
    onPick(next)
  }
  const press = useLongPress((target) => {
    const row = rowOf(target)
    if (row) toggle(row.id)
  })

  const columns: DataColumn<InboxRow>[] = [
    { id: 'reference', header: t('reference'), className: 'c-ref muted', cell: (row) => row.reference },
    {
      id: 'who',
      header: t('requester'),
      className: 'c-who',
      cell: (row) => <WhoCell row={row} href={hrefOf(row)} onOpen={onPlainClick(() => onOpen(row))} />,
    },
    { id: 'what', header: t('what'), className: 'c-what', cell: (row) => <WhatCell row={row} /> },
    {
      id: 'language',
      header: t('language'),
      className: 'c-lang',
      cell: (row) => <span className="lang">{row.language}</span>,
    },
    {
      id: 'event',
      header: t('event'),
      className: 'c-date soft',
      sortable: true,
      cell: (row) => event(row.startDate, row.duration, now) ?? '–',
    },
    {
      id: 'clock',
      header: t('clock'),
      className: 'c-clock',
      sortable: true,
      cell: (row) => <ReplyClockMark enquiry={row} now={now} />,
    },
    {
      id: 'status',
      header: t('status'),
      className: 'c-st',
      cell: (row) => (
        <>
          <StatusMark status={row.perhapsSpam ? 'perhaps-spam' : row.status} />
          {isSnoozed(row) && (
            <span className="muted snoozed">{snoozing('until', { day: dayOf(row.snoozedUntil ?? '') })}</span>
          )}
        </>
      ),
    },
    { id: 'owner', header: t('owner'), className: 'c-own', cell: (row) => <OwnerCell owner={row.owner} /> },
    {
      id: 'received',
      header: t('received'),
      className: 'c-when muted num',
      sortable: true,
      cell: (row) => <time dateTime={row.createdAt}>{received(row.createdAt, now)}</time>,
    },
  ]

  const chooseSort = ({ id }: DataSort) => {
    if (id === 'clock') onSort('urgency')
    else if (id === 'event') onSort('event')
    else onSort(sort === 'received' ? 'oldest' : 'received')
  }

  /** A click anywhere in a row opens it; with Shift, or during a selection on a phone, it selects. */
  const click = (pressed: MouseEvent) => {
    if (!(pressed.target instanceof Element)) return
    if (press.wasLong()) {
      pressed.preventDefault()
      pressed.stopPropagation()
      return
    }
    const row = rowOf(pressed.target)
    if (row === undefined) return
    const box = pressed.target.closest('input[type=checkbox]')
    const touchPicking = picked.size > 0 && matchMedia('(width < 768px)').matches
    if ((box && pressed.shiftKey) || touchPicking) {
      pressed.preventDefault()
      pressed.stopPropagation()
      if (touchPicking) toggle(row.id)
      else onPickTo(row.id)
      return
    }
    if (pressed.target.closest('a, button, input') || pressed.shiftKey || pressed.ctrlKey || pressed.metaKey)
      return
    if (getSelection()?.isCollapsed === false) return
    onOpen(row)
  }

  const grouped = sort === 'urgency' || sort === 'event'
  const countOf = (name: string) => segments.find((segment) => segment.name === name)?.count ?? null
  const head = (name: string) => {
    const count = countOf(name)
    return (
      <>
        {t(`segment.${name as InboxSegment['name']}`)}{' '}
        {count !== null && (
          <span>{name === 'waiting' ? t('urgentFirst', { count }) : format.number(count)}</span>
        )}
      </>
    )
  }
  return (
    <div onClickCapture={click} {...press.handlers}>
      <DataTable
        label={t('table')}
        className="requests rows"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowClass={(row) =>
          [row.reference === props.open && 'open', row.unread && 'unread'].filter(Boolean).join(' ')
        }
        sort={SORTED[sort]}
        onSort={chooseSort}
        picked={picked}
        onPick={onPick}
        pickLabel={(row) => t('pick', { reference: row.reference })}
        pickAllLabel={t('pickAll')}
        hidden={props.hidden}
        {...(grouped ? { groupOf: (row: InboxRow) => groups.get(row.id) ?? '', groupHead: head } : {})}
      />
    </div>
  )
}
