import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ModKeyHint } from '#/ui/admin/mod-key-hint.tsx'
import type { TemplateEditor } from './use-template-editor.ts'
import { focusPart, type TemplateSaving } from './use-template-saving.ts'

interface TemplateSaveBarProps {
  editor: TemplateEditor
  saving: TemplateSaving
  onDiscard: () => void
}

/** Below a changed template: where the text is, what is wrong with it, and the buttons. */
export function TemplateSaveBar({ editor, saving, onDiscard }: TemplateSaveBarProps) {
  const t = useTranslations('admin.templates')
  const format = useFormatter()
  const { isChanged, keptAt, problems } = editor
  if (!isChanged) return null
  const [first] = problems
  return (
    <section className="savebar" aria-label={t('saveBar')}>
      <AdminIcon name="circle-alert" />
      <p className="grow" role="status">
        <b className="strong">{t('unsaved')}</b>{' '}
        {keptAt !== null && (
          <span className="soft">
            {t('kept', {
              time: format.dateTime(new Date(keptAt), {
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
              }),
            })}
          </span>
        )}{' '}
        {first && saving.isTried && (
          <button type="button" className="link bad in-the-way" onClick={() => focusPart(first.part)}>
            {t('inTheWay', { count: problems.length })}
          </button>
        )}
      </p>
      <button type="button" className="btn quiet" aria-label={t('discard')} onClick={onDiscard}>
        <AdminIcon name="undo-2" />
        <span className="wide">{t('discard')}</span>
      </button>
      <button
        type="button"
        className="btn primary"
        aria-disabled={saving.isSaving || undefined}
        onClick={() => void saving.save()}
      >
        {t('save')}
        <ModKeyHint name="S" className="wide" />
      </button>
    </section>
  )
}
