import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { UnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'
import type { Saving } from './use-saving.ts'

interface LeaveDialogProps {
  unsaved: UnsavedChanges
  saving: Saving
  /** Nothing unsaved is worth keeping any more. */
  onLeave: () => void
}

/** Asked on leaving with unsaved changes: stay, keep them as a draft, or discard them. */
export function LeaveDialog({ unsaved, saving, onLeave }: LeaveDialogProps) {
  const t = useTranslations('admin.venueDesk')
  const leave = () => {
    onLeave()
    unsaved.leave()
  }
  const keepAndLeave = async () => {
    if (await saving.save('keep')) leave()
    else unsaved.stay()
  }
  return (
    <AdminDialog open={unsaved.asking} onClose={unsaved.stay} title={t('leaveTitle')} closeLabel={t('close')}>
      <p className="soft">{t('leaveLead')}</p>
      <div className="row wrap dlg-foot">
        <button type="button" className="btn quiet danger" onClick={leave}>
          {t('abandon')}
        </button>
        <span className="grow" />
        <button type="button" className="btn" onClick={unsaved.stay}>
          {t('stay')}
        </button>
        <button type="button" className="btn primary" onClick={() => void keepAndLeave()}>
          {t('keepAsDraft')}
        </button>
      </div>
    </AdminDialog>
  )
}
