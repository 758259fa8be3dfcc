import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { onPlainClick } from '#/lib/plain-click.ts'
import { ListTabs } from '#/ui/admin/data-list/list-tabs.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useMinute } from '#/ui/admin/use-minute.ts'
import { markEnquiryRead } from '../../enquiry.functions.ts'
import type { Colleague } from '../../inbox.functions.ts'
import { EMPTY_FILTER, type InboxFilter, VIEWS } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import { useRequestUndo } from '../undo/use-request-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import { useSnooze } from '../use-snooze.ts'
import { BulkBar, type BulkMenu } from './bulk-bar.tsx'
import { InboxBar } from './inbox-bar.tsx'
import { InboxEmpty } from './inbox-empty.tsx'
import { type ExportFormat, InboxFiles } from './inbox-files.tsx'
import { InboxPager } from './inbox-pager.tsx'
import { InboxTable } from './inbox-table.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useBulkOutcome } from './use-bulk-outcome.tsx'
import { useHiddenColumns } from './use-columns.ts'
import { useEnquiryChanges } from './use-enquiry-changes.ts'
import { useExportCommand } from './use-export-command.ts'
import { useInboxKeys } from './use-inbox-keys.ts'
import { type LoadedInbox, useInboxRows, usePicked } from './use-inbox-rows.ts'

/** Navigation state of the inbox, as stored in the address. */
export interface InboxPlace {
  readonly filter: InboxFilter
  /** Reference of the enquiry in the sheet. */
  readonly open: string | undefined
  /** Whether the composer is open. */
  readonly reply: boolean
  /** Whether the manual entry form is open. */
  readonly entering: boolean
}

/** What the list hands over to the sheet beside it. */
export interface OpenSheet {
  reference: string
  /** Whether the composer is open. */
  reply: boolean
  onReply: (writing: boolean) => void
  onClose: () => void
  /** To the neighbours in the list; undefined at its ends. */
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** Whether the keys `a` and `s` belong to the list because rows are selected there. */
  picking: boolean
}

interface InboxPageProps extends InboxPlace {
  data: LoadedInbox & {
    readonly colleagues: readonly Colleague[]
    readonly venueName: string | undefined
  }
  singleKeys: boolean
  hrefOf: (place: InboxPlace) => string
  exportHrefOf: (filter: InboxFilter, references: readonly string[], format: ExportFormat) => string
  onPlace: (place: InboxPlace, options?: { replace?: boolean }) => void
  onReload: () => Promise<void>
  /** Write the quote of an enquiry. */
  onQuote: (row: InboxRow) => void
  /** Manual entry form, while it is open. */
  entry: ReactNode
  /** The sheet of the enquiry that is open. */
  sheet: (open: OpenSheet) => ReactNode
}

/** Inbox: views, search, filters, the list, and the open enquiry beside it. */
export function InboxPage(props: InboxPageProps) {
  const { data, filter, open, reply, entering, singleKeys, hrefOf, onPlace } = props
  const t = useTranslations('admin.inbox')
  const format = useFormatter()
  const now = useMinute(data.now)
  const live = useInboxRows(data, filter)
  const { rows, counts } = live
  const [hidden, toggleColumn] = useHiddenColumns()
  const { picked, setPicked, pickTo } = usePicked(rows)
  const [menu, setMenu] = useState<BulkMenu | null>(null)
  const [help, setHelp] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const undo = useRequestUndo(useEnquiryRefresh().list)
  const change = useEnquiryChanges(live, undo)
  const outcome = useBulkOutcome((rows, wanted) => {
    change(rows, wanted)
    setPicked(new Set())
  })
  const snooze = useSnooze(undo.done, props.onReload)
  const chosen = useMemo(() => rows.filter(({ id }) => picked.has(id)), [rows, picked])

  useExportCommand(props.exportHrefOf(filter, [], 'xlsx'))
  const place = { filter, open, reply, entering }
  const closed = (next: InboxFilter): InboxPlace => ({
    filter: next,
    open: undefined,
    reply: false,
    entering: false,
  })
  const enterPlace = { ...closed(filter), entering: true }
  const enter = () => onPlace(enterPlace, { replace: open !== undefined })
  // The filter chosen last, until its list is loaded: a second choice must build on the first.
  const [wanted, setWanted] = useState<InboxFilter | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list has come
  useEffect(() => setWanted(null), [filter])
  const show = (next: InboxFilter) => {
    setWanted(next)
    // Typing a search replaces the browser's history entry; another view adds one.
    // The manual entry form stays open while the user looks for other enquiries.
    onPlace({ ...closed(next), entering }, { replace: next.q !== filter.q && next.view === filter.view })
  }
  const openRow = (row: InboxRow, options: { reply?: boolean } = {}) => {
    onPlace(
      { ...closed(filter), open: row.reference, reply: options.reply ?? false },
      { replace: open !== undefined || entering },
    )
    if (!row.unread) return
    live.patch(row.id, { unread: false })
    // If this fails, the unread dot comes back with the next poll.
    markEnquiryRead({ data: { reference: row.reference, read: true } }).catch(() => undefined)
  }
  const close = () => {
    onPlace(closed(filter), { replace: true })
    const row = rows.find(({ reference }) => reference === open)
    const link =
      row && list.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(row.id)}"] [data-row-link]`)
    link?.focus({ preventScroll: true })
  }
  const at = rows.findIndex(({ reference }) => reference === open)
  const neighbour = (by: 1 | -1) => {
    const row = at < 0 ? undefined : rows[at + by]
    return row && (() => openRow(row))
  }
  useInboxKeys({
    list,
    rows,
    open,
    entering,
    picked,
    onPick: setPicked,
    onOpen: openRow,
    onMenu: setMenu,
    onHelp: () => setHelp(true),
    onEnter: enter,
    onQuote: props.onQuote,
    undoKeys: undo.keys(),
    singleKeys,
  })

  // Keys and polling begin with the first effect: tests wait for it.
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const late = counts.views.late
  const filterProps = {
    filter: wanted ?? filter,
    colleagues: data.colleagues,
    venueName: data.venueName,
    now,
    onFilter: show,
  }
  return (
    <div className="split inbox" data-live={alive || undefined}>
      <div className="pane">
        <AdminPageHead
          title={t('title')}
          sub={
            late > 0 ? t('subLate', { waiting: counts.waiting, late }) : t('sub', { waiting: counts.waiting })
          }
        >
          <InboxFiles hrefOf={(format) => props.exportHrefOf(filter, [], format)} />
          <a
            className="btn primary"
            href={hrefOf(enterPlace)}
            aria-label={t('enter')}
            onClick={onPlainClick(enter)}
          >
            <AdminIcon name="plus" />
            <span className="in-wide">{t('enter')}</span>
            <span className="in-narrow">{t('enterShort')}</span>
          </a>
        </AdminPageHead>
        <ListTabs
          label={t('views')}
          views={VIEWS}
          view={filter.view}
          nameOf={(view) => t(`view.${view}`)}
          countOf={(view) => counts.views[view]}
          figure={(count) => format.number(count)}
          hrefOf={(view) => hrefOf(closed({ ...EMPTY_FILTER, view }))}
          onChoose={(view) => show({ ...EMPTY_FILTER, view })}
          urgent="late"
        />
        <InboxBar {...filterProps} hidden={hidden} onToggleColumn={toggleColumn} />
        <div role="status">
          {live.offline && (
            <p className="live-line cut-off">
              <AdminIcon name="triangle-alert" />
              {t('offline')}
            </p>
          )}
          {live.arrived > 0 && (
            <p className="live-line">
              <span className="dot-new" />
              {t('arrived', { count: live.arrived })}
              <button
                type="button"
                className="btn sm"
                onClick={() => {
                  list.current?.scrollTo({ top: 0 })
                  void props.onReload()
                }}
              >
                {t('show')}
              </button>
            </p>
          )}
        </div>
        <div className="scroll" ref={list}>
          {rows.length === 0 ? (
            <InboxEmpty filter={filter} counts={counts} onFilter={show} />
          ) : (
            <InboxTable
              segments={live.segments}
              now={now}
              sort={filter.sort}
              onSort={(sort) => show({ ...filter, sort, page: 1 })}
              hidden={hidden}
              open={open}
              hrefOf={(row) => hrefOf({ ...closed(filter), open: row.reference })}
              onOpen={openRow}
              picked={picked}
              onPick={setPicked}
              onPickTo={pickTo}
            />
          )}
        </div>
        {rows.length > 0 && (
          <InboxPager
            page={data}
            shown={rows.length}
            filter={filter}
            hrefOf={(next) => hrefOf(closed(next))}
            onFilter={show}
            onKeys={() => setHelp(true)}
          />
        )}
        {chosen.length > 0 && (
          <BulkBar
            rows={chosen}
            colleagues={data.colleagues}
            menu={menu}
            onMenu={setMenu}
            onChange={(wanted) => {
              outcome.change(chosen, wanted)
              setMenu(null)
            }}
            onSnooze={(until) => {
              snooze(chosen, until)
              setPicked(new Set())
              setMenu(null)
            }}
            onClear={() => setPicked(new Set())}
            exportHref={props.exportHrefOf(
              filter,
              chosen.map(({ reference }) => reference),
              'xlsx',
            )}
          />
        )}
      </div>
      {entering && props.entry}
      {open !== undefined &&
        !entering &&
        props.sheet({
          reference: open,
          reply,
          onReply: (writing) => onPlace({ ...place, reply: writing }, { replace: true }),
          onClose: close,
          onPrevious: neighbour(-1),
          onNext: neighbour(1),
          picking: picked.size > 0,
        })}
      {outcome.dialog}
      <KeysDialog open={help} onClose={() => setHelp(false)} singleKeys={singleKeys} />
    </div>
  )
}
