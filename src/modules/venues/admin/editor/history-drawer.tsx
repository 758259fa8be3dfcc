import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useFocusReturn } from '#/ui/admin/use-focus-return.ts'
import { VersionRow } from '#/ui/admin/version-row.tsx'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { FieldChange, FieldValue } from '../../model/venue-fields.ts'
import { fetchVenueHistory, fetchVenueVersion, type HistoryEntry } from '../../venue-editor.functions.ts'
import { languageOfField, useFieldName, useFieldValue } from './use-field-labels.ts'
import { useVenueEditor } from './venue-editor.ts'

interface HistoryDrawerProps {
  onClose: () => void
  /** Puts an earlier version into the editor. */
  onRestore: (document: VenueDocument) => void
}

/** Who changed what, and when; each version can be taken back into the editor. */
export function HistoryDrawer({ onClose, onRestore }: HistoryDrawerProps) {
  const t = useTranslations('admin.venueDesk')
  useFocusReturn()
  const { venue } = useVenueEditor()
  const [entries, setEntries] = useState<readonly HistoryEntry[] | null>(null)
  const failed = useFailureText()
  const { id, version } = venue
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version adds an entry
  useEffect(() => {
    let gone = false
    fetchVenueHistory({ data: { id } }).then(
      (found) => gone || setEntries(found),
      (error) => showToast({ type: 'error', title: failed(error) }),
    )
    return () => {
      gone = true
    }
  }, [id, version])
  const [restore] = useAction(async (wanted: number) => {
    const document = await fetchVenueVersion({ data: { id, version: wanted } })
    if (document) onRestore(document)
  })
  return (
    <aside className="drawer" aria-label={t('history')}>
      <header className="sheet-head">
        <h2>{t('history')}</h2>
        <span className="muted cut">{venue.document.name}</span>
        <span className="grow" />
        {/* biome-ignore lint/a11y/noAutofocus: the drawer was asked for; Escape and Tab begin here */}
        <button type="button" className="btn quiet icon" aria-label={t('close')} onClick={onClose} autoFocus>
          <AdminIcon name="x" />
        </button>
      </header>
      {entries === null ? (
        <SkeletonRows count={6} label={t('loadingHistory')} />
      ) : (
        <ol className="scroll" aria-label={t('versions')}>
          {entries.length === 0 && <li className="version soft">{t('noHistory')}</li>}
          {entries.map((entry) => (
            <Version
              key={entry.version}
              entry={entry}
              current={entry.version === version}
              onRestore={() => void restore(entry.version)}
            />
          ))}
        </ol>
      )}
      <p className="pager">{t('restoreHint')}</p>
    </aside>
  )
}

/** One field of a change: what was struck out, what was written. Of lists, only what went and what came. */
function FieldDifference({ change: { field, from, to } }: { change: FieldChange }) {
  const t = useTranslations('admin.venueDesk')
  const fieldName = useFieldName()
  const fieldValue = useFieldValue()
  const isList = field !== 'photos' && Array.isArray(from) && Array.isArray(to)
  const gone = fieldValue(field, isList ? without(from, to) : from)
  const come = fieldValue(field, isList ? without(to, from) : to)
  const moved = field === 'photos' && gone === come
  return (
    <>
      <dt>{fieldName(field)}</dt>
      <dd lang={languageOfField(field)}>
        {moved ? (
          <ins>{t('reordered')}</ins>
        ) : (
          <>
            {gone !== '' && <del>{gone}</del>} {come !== '' && <ins>{come}</ins>}
          </>
        )}
      </dd>
    </>
  )
}

function without(list: FieldValue, other: FieldValue): string[] {
  const gone: readonly string[] = Array.isArray(other) ? other : []
  return Array.isArray(list) ? list.filter((one) => !gone.includes(one)) : []
}

function Version({
  entry: { actor, at, event, changes },
  current,
  onRestore,
}: {
  entry: HistoryEntry
  current: boolean
  onRestore: () => void
}) {
  const t = useTranslations('admin.venueDesk')
  return (
    <VersionRow
      who={actor ?? t('nobody')}
      at={at}
      event={t(`event.${event}`)}
      current={current}
      labels={{ current: t('current'), restore: t('restore') }}
      onRestore={onRestore}
    >
      {changes.length > 0 && (
        <dl className="diff">
          {changes.map((change) => (
            <FieldDifference key={change.field} change={change} />
          ))}
        </dl>
      )}
    </VersionRow>
  )
}
