import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { UnsavedGuard } from '#/ui/admin/use-unsaved-guard.ts'
import type { Saving } from './use-saving.ts'

/** Asks whoever leaves with unsaved changes: stay, keep them as a draft, or let them go. */
export function LeaveDialog({ guard, saving }: { guard: UnsavedGuard; saving: Saving }) {
  const t = useTranslations('admin.venueDesk')
  const keepAndLeave = async () => {
    if (await saving.save('keep')) guard.leave()
    else guard.stay()
  }
  return (
    <AdminDialog open={guard.asking} onClose={guard.stay} title={t('leaveTitle')} closeLabel={t('close')}>
      <p className="soft">{t('leaveLead')}</p>
      <div className="row wrap dlg-foot">
        <button type="button" className="btn quiet danger" onClick={guard.leave}>
          {t('abandon')}
        </button>
        <span className="grow" />
        <button type="button" className="btn" onClick={guard.stay}>
          {t('stay')}
        </button>
        <button type="button" className="btn primary" onClick={() => void keepAndLeave()}>
          {t('keepAsDraft')}
        </button>
      </div>
    </AdminDialog>
  )
}
