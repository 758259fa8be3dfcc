import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { LeaveDialog } from '#/ui/admin/records/leave-dialog.tsx'
import type { UnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'

/** Ask before another page is opened over changes of a form that are not saved. */
export function UnsavedDialog(unsaved: UnsavedChanges) {
  const { leaveTitle, leaveLead, abandon, stay } = useRecordWords()
  return (
    <LeaveDialog
      unsaved={unsaved}
      title={leaveTitle}
      lead={leaveLead}
      closeLabel={stay}
      abandon={{ label: abandon }}
      choices={[{ label: stay, isStaying: true }]}
    />
  )
}
