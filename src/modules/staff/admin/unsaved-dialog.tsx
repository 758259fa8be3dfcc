import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { UnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'

/** Asks before another page is opened over changes of a form that are not saved. */
export function UnsavedDialog({ asking, stay, leave }: UnsavedChanges) {
  const t = useTranslations('admin.unsaved')
  return (
    <AdminDialog open={asking} onClose={stay} title={t('title')} closeLabel={t('stay')}>
      <p className="soft">{t('lead')}</p>
      <p className="row wrap">
        <button type="button" className="btn primary" onClick={stay}>
          {t('stay')}
        </button>
        <button type="button" className="btn danger" onClick={leave}>
          {t('leave')}
        </button>
      </p>
    </AdminDialog>
  )
}
