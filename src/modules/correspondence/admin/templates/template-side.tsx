import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { tidyReplyText } from '../../model/reply-text.schema.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TextDifferences } from './text-differences.tsx'
import type { TemplateEditor } from './use-template-editor.ts'

/** Beside the text: the mail that it makes, or how it differs from the original. */
export function TemplateSide({ editor }: { editor: TemplateEditor }) {
  const t = useTranslations('admin.templates')
  const panel = useId()
  const [isComparing, setComparing] = useState(false)
  const compares = isComparing && !editor.isOriginal
  return (
    <div className="tpl-side">
      <div className="row wrap">
        {/* With tabs, the chosen one says it. */}
        <h3 className={editor.isOriginal ? undefined : 'sr'}>{t(compares ? 'compare' : 'preview')}</h3>
        {!editor.isOriginal && (
          <div className="segments" role="tablist" aria-label={t('beside')}>
            {[false, true].map((value) => (
              <button
                key={String(value)}
                type="button"
                role="tab"
                aria-selected={compares === value}
                aria-controls={panel}
                onClick={() => setComparing(value)}
              >
                {t(value ? 'compare' : 'preview')}
              </button>
            ))}
          </div>
        )}
      </div>
      <div id={panel} className="tpl-panel">
        {compares ? (
          <TextDifferences
            language={editor.base.language}
            before={editor.base.original}
            after={tidyReplyText(editor.draft)}
          />
        ) : (
          <TemplatePreview editor={editor} />
        )}
      </div>
      {!compares && <p className="hint">{t('previewLead')}</p>}
    </div>
  )
}
