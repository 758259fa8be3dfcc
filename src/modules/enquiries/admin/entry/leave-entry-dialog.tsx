import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { UnsavedGuard } from '#/ui/admin/use-unsaved-guard.ts'

interface LeaveEntryDialogProps {
  guard: UnsavedGuard
  /** Forgets what was typed. */
  onDiscard: () => void
}

/** Asks whoever closes a request that is not saved: go on, come back to it later on this device, or let it go. */
export function LeaveEntryDialog({ guard, onDiscard }: LeaveEntryDialogProps) {
  const t = useTranslations('admin.entry')
  const discard = () => {
    onDiscard()
    guard.leave()
  }
  return (
    <AdminDialog open={guard.asking} onClose={guard.stay} title={t('leaveTitle')} closeLabel={t('close')}>
      <p className="soft">{t('leaveLead')}</p>
      <div className="row wrap dlg-foot">
        <button type="button" className="btn quiet danger" onClick={discard}>
          {t('discard')}
        </button>
        <span className="grow" />
        <button type="button" className="btn" onClick={guard.leave}>
          {t('later')}
        </button>
        <button type="button" className="btn primary" onClick={guard.stay}>
          {t('stay')}
        </button>
      </div>
    </AdminDialog>
  )
}
