import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { UnsavedChanges } from '#/ui/admin/use-unsaved-changes.ts'
import type { TemplateEditor } from './use-template-editor.ts'
import type { TemplateSaving } from './use-template-saving.ts'

interface TemplateLeaveDialogProps {
  unsaved: UnsavedChanges
  editor: TemplateEditor
  saving: TemplateSaving
}

/** Asked on leaving with unsaved changes: save them, keep them on this device, or give them up. */
export function TemplateLeaveDialog({ unsaved, editor, saving }: TemplateLeaveDialogProps) {
  const t = useTranslations('admin.templates')
  const abandon = () => {
    editor.forget()
    unsaved.leave()
  }
  const keep = () => {
    editor.keep()
    unsaved.leave()
  }
  const save = async () => {
    if (await saving.save()) unsaved.leave()
    else unsaved.stay()
  }
  return (
    <AdminDialog open={unsaved.asking} onClose={unsaved.stay} title={t('leaveTitle')} closeLabel={t('close')}>
      <p className="soft">{t('leaveLead')}</p>
      <div className="row wrap dlg-foot">
        <button type="button" className="btn quiet danger" onClick={abandon}>
          {t('abandon')}
        </button>
        <span className="grow" />
        <button type="button" className="btn" onClick={keep}>
          {t('keep')}
        </button>
        <button type="button" className="btn primary" data-focus onClick={() => void save()}>
          {t('save')}
        </button>
      </div>
    </AdminDialog>
  )
}
