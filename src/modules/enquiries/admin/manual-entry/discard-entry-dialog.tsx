import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { UnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'

interface LeaveEntryDialogProps {
  unsaved: UnsavedChanges
  /** Forget what was typed. */
  onDiscard: () => void
}

/** Asked on closing an enquiry that is not saved: go on, come back to it later on this device, or discard it. */
export function DiscardEntryDialog({ unsaved, onDiscard }: LeaveEntryDialogProps) {
  const t = useTranslations('admin.entry')
  const discard = () => {
    onDiscard()
    unsaved.leave()
  }
  return (
    <AdminDialog open={unsaved.asking} onClose={unsaved.stay} title={t('leaveTitle')} closeLabel={t('close')}>
      <p className="soft">{t('leaveLead')}</p>
      <div className="row wrap dlg-foot">
        <button type="button" className="btn quiet danger" onClick={discard}>
          {t('discard')}
        </button>
        <span className="grow" />
        <button type="button" className="btn" onClick={unsaved.leave}>
          {t('later')}
        </button>
        <button type="button" className="btn primary" onClick={unsaved.stay}>
          {t('stay')}
        </button>
      </div>
    </AdminDialog>
  )
}
