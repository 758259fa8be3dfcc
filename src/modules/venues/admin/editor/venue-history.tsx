import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { HistoryDrawer } from '#/ui/admin/records/history-drawer.tsx'
import { HistoryList } from '#/ui/admin/records/history-list.tsx'
import { useHistory } from '#/ui/admin/records/use-history.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import type { FieldChange, FieldValue } from '../../model/venue-fields.ts'
import { fetchVenueHistory, fetchVenueVersion } from '../../venue-editor.functions.ts'
import { languageOfField, useFieldName, useFieldValue } from './use-field-labels.ts'
import { useVenueEditor } from './venue-editor.ts'

interface VenueHistoryProps {
  onClose: () => void
  /** Put an earlier version into the editor. */
  onRestore: (document: VenueDocument) => void
}

/** Who changed what of a venue, and when. */
export function VenueHistory({ onClose, onRestore }: VenueHistoryProps) {
  const t = useTranslations('admin.venueDesk')
  const words = useRecordWords()
  const { venue } = useVenueEditor()
  const { id, version } = venue
  const { versions, failure } = useHistory([id, version], () => fetchVenueHistory({ data: { id } }))
  const [restore] = useAction(async (wanted: number) => {
    const document = await fetchVenueVersion({ data: { id, version: wanted } })
    if (document) onRestore(document)
  })
  return (
    <HistoryDrawer
      words={words}
      about={venue.document.name}
      failure={failure}
      hint={t('restoreHint')}
      onClose={onClose}
    >
      <HistoryList
        versions={versions}
        current={version}
        words={words}
        none={t('noHistory')}
        describe={({ actor, event, changes }) => ({
          who: actor ?? t('nobody'),
          event: t(`event.${event}`),
          changes: changes.length > 0 && (
            <dl className="diff">
              {changes.map((change) => (
                <FieldDifference key={change.field} change={change} />
              ))}
            </dl>
          ),
        })}
        onRestore={(one) => void restore(one.version)}
      />
    </HistoryDrawer>
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
