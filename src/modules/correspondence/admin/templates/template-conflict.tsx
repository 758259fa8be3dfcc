import { useTranslations } from 'use-intl'
import { intoView } from '#/ui/admin/into-view.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { TextDifferences } from './text-differences.tsx'
import type { TemplateEditor } from './use-template-editor.ts'
import type { TemplateSaving } from './use-template-saving.ts'

/** Two people on one template: what the other has written, and which text is to count. */
export function TemplateConflict({ editor, saving }: { editor: TemplateEditor; saving: TemplateSaving }) {
  const t = useTranslations('admin.templates')
  const { conflict, isSaving } = saving
  if (conflict === null) return null
  return (
    <div ref={intoView} className="tpl-conflict">
      <Notice kind="warning" live>
        <b className="strong">{t('conflict', { name: conflict.last?.by ?? t('somebody') })}</b>{' '}
        {t('conflictLead')}
      </Notice>
      <TextDifferences language={conflict.language} before={conflict.text} after={editor.text} />
      <div className="row wrap">
        <button
          type="button"
          className="btn"
          aria-disabled={isSaving || undefined}
          onClick={() => saving.settle(false)}
        >
          {t('takeTheirs')}
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={isSaving || undefined}
          onClick={() => saving.settle(true)}
        >
          {t('keepMine')}
        </button>
      </div>
    </div>
  )
}
