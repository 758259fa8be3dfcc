import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { ConflictNote } from '#/ui/admin/records/conflict-note.tsx'
import type { RecordSaving } from '#/ui/admin/records/use-record-saving.ts'

interface SettingConflictProps {
  saving: RecordSaving<unknown>
  title: string
  /** What another user has set: label and value of each field that differs. */
  theirs: readonly { readonly label: string; readonly value: string }[]
}

/** A setting that another user has changed meanwhile. */
export function SettingConflict({ saving, title, theirs }: SettingConflictProps) {
  const words = useRecordWords()
  return (
    <ConflictNote title={title} lead={words.conflictLead} choice={{ saving, ...words }}>
      <dl className="diff">
        {theirs.map(({ label, value }) => (
          <div key={label} className="diff-row">
            <dt>{label}</dt>
            <dd>{value || words.empty}</dd>
          </div>
        ))}
      </dl>
    </ConflictNote>
  )
}
