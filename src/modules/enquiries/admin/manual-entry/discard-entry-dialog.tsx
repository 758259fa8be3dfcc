import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { LeaveDialog } from '#/ui/admin/records/leave-dialog.tsx'
import type { UnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'

interface LeaveEntryDialogProps {
  unsaved: UnsavedChanges
  /** Forget what was typed. */
  onDiscard: () => void
}

/** Asked on closing an enquiry that is not saved: go on, come back to it later on this device, or discard it. */
export function DiscardEntryDialog({ unsaved, onDiscard }: LeaveEntryDialogProps) {
  const t = useTranslations('admin.entry')
  const { close } = useRecordWords()
  return (
    <LeaveDialog
      unsaved={unsaved}
      title={t('leaveTitle')}
      lead={t('leaveLead')}
      closeLabel={close}
      abandon={{ label: t('discard'), before: onDiscard }}
      choices={[{ label: t('later') }, { label: t('stay'), isStaying: true }]}
    />
  )
}
