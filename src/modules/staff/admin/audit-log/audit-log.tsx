import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DataColumn } from '#/ui/admin/data-list/data-column.ts'
import { DataTable } from '#/ui/admin/data-list/data-table.tsx'
import { EmptyState } from '#/ui/admin/empty-state.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { useMoment } from '#/ui/admin/use-moment.ts'
import type { AuditLogEntry, TeamPerson } from '../../people.functions.ts'
import { fetchAuditLog } from '../../people.functions.ts'
import { ActorCell, DeedCell, SubjectCell } from './audit-log-cells.tsx'
import { type GatheredEntry, gatherUploads } from './gather-uploads.ts'

/** Areas that the audit log covers; the first part of an action. */
const AREAS = [
  'session',
  'account',
  'person',
  'request',
  'venue',
  'equipment',
  'catalogue',
  'template',
  'redirect',
  'claims',
  'settings',
  'lost-address',
  'shared-list',
  'mail',
] as const

const PERIODS = ['7', '30', '365'] as const

/** Filter of the audit log, as in the query of the address. */
export interface AuditLogChoice {
  readonly actor?: string | undefined
  readonly area?: string | undefined
  readonly days: number
}

interface AuditLogProps {
  people: readonly TeamPerson[]
  auditLog: { readonly entries: readonly AuditLogEntry[]; readonly more: boolean }
  choice: AuditLogChoice
  onChoose: (choice: AuditLogChoice) => void
}

/** The audit log as a table with filters. */
export function AuditLog({ people, auditLog, choice, onChoose }: AuditLogProps) {
  const t = useTranslations('admin.audit')
  const moment = useMoment({ withHour: true })
  const [older, setOlder] = useState<typeof auditLog | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new first page makes the older ones stale
  useEffect(() => setOlder(null), [auditLog])
  const entries = [...auditLog.entries, ...(older?.entries ?? [])]
  const more = (older ?? auditLog).more
  const last = entries.at(-1)
  const [loadOlder, loading] = useAction(async () => {
    if (last === undefined) return
    const next = await fetchAuditLog({ data: { ...choice, before: { at: last.at, id: last.id } } })
    setOlder({ entries: [...(older?.entries ?? []), ...next.entries], more: next.more })
  })
  const columns: DataColumn<GatheredEntry>[] = [
    { id: 'when', header: t('when'), className: 'j-when muted', cell: (entry) => moment(entry.at) },
    { id: 'who', header: t('who'), className: 'j-who', cell: (entry) => <ActorCell entry={entry} /> },
    { id: 'what', header: t('what'), className: 'j-what', cell: (entry) => <DeedCell entry={entry} /> },
    { id: 'on', header: t('on'), className: 'j-on wide', cell: (entry) => <SubjectCell entry={entry} /> },
    {
      id: 'network',
      header: t('network'),
      className: 'j-net wide num muted',
      cell: (entry) => entry.network ?? '',
    },
  ]
  return (
    <section aria-labelledby="journal">
      <header className="sec-head">
        <h2 id="journal">{t('title')}</h2>
        <span className="muted">{t('kept')}</span>
        <span className="grow" />
        <div className="row wrap filters">
          <select
            className="input"
            aria-label={t('person')}
            value={choice.actor ?? ''}
            onChange={(event) => onChoose({ ...choice, actor: event.target.value || undefined })}
          >
            <option value="">{t('anybody')}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <select
            className="input"
            aria-label={t('area')}
            value={choice.area ?? ''}
            onChange={(event) => onChoose({ ...choice, area: event.target.value || undefined })}
          >
            <option value="">{t('anything')}</option>
            {AREAS.map((area) => (
              <option key={area} value={area}>
                {t(`areas.${area}`)}
              </option>
            ))}
          </select>
          <select
            className="input"
            aria-label={t('period')}
            value={String(choice.days)}
            onChange={(event) => onChoose({ ...choice, days: Number(event.target.value) })}
          >
            {PERIODS.map((days) => (
              <option key={days} value={days}>
                {t(`days.${days}`)}
              </option>
            ))}
          </select>
        </div>
      </header>
      {entries.length === 0 ? (
        <EmptyState title={t('none')}>
          <p className="soft">{t('noneLead')}</p>
        </EmptyState>
      ) : (
        <DataTable
          label={t('table')}
          className="journal"
          columns={columns}
          rows={gatherUploads(entries)}
          rowKey={({ id }) => id}
        />
      )}
      {more && (
        <p className="section">
          <button
            type="button"
            className="btn"
            aria-disabled={loading || undefined}
            onClick={() => void loadOlder()}
          >
            {t('older')}
          </button>
        </p>
      )}
    </section>
  )
}
