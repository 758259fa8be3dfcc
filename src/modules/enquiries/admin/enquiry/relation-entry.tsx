import { useTranslations } from 'use-intl'
import type { LogEntry } from '../../model/enquiry-view.ts'
import { useRelations } from './use-relations.ts'

/** History entry of a link or a merge. */
export type RelationEntry = Extract<LogEntry, { readonly other: string }>

interface RelationTextProps {
  entry: RelationEntry
  /** Enquiry whose history this is. */
  reference: string
}

/** What was linked or merged, with its undo while it stands. */
export function RelationText({ entry, reference }: RelationTextProps) {
  const t = useTranslations('admin.request')
  const undoText = useTranslations('admin.undo')
  const { unlink, separate, relating } = useRelations()
  const { event, other, canUndo } = entry
  return (
    <>
      {t(`entry.${event}`, { reference: other })}
      {canUndo && (
        <>
          {' '}
          <button
            type="button"
            className="btn quiet sm"
            aria-label={`${undoText('undo')} (${t(event === 'linked' ? 'unlinkFrom' : 'merged.separate', { reference: other })})`}
            aria-disabled={relating || undefined}
            onClick={() => (event === 'linked' ? unlink([reference, other]) : separate(other))}
          >
            {undoText('undo')}
          </button>
        </>
      )}
    </>
  )
}
