import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { ListTabs } from '#/ui/admin/data-list/list-tabs.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import type { EditedReplyText, ReplyTextList } from '../../model/reply-text-view.ts'
import { TemplateEditorPane } from './template-editor.tsx'
import { TemplateList } from './template-list.tsx'

interface TemplatesPageProps {
  list: ReplyTextList
  /** The text that is open beside the list. */
  open: EditedReplyText | null
  user: { readonly id: string; readonly mayChange: boolean; readonly singleKeys: boolean }
  hrefOf: (language: Language) => string
  onLanguage: (language: Language) => void
  onSaved: () => Promise<void>
}

/** Answer templates and signatures in ten languages: which are the agency's own, and the editor of each. */
export function TemplatesPage({ list, open, user, hrefOf, onLanguage, onSaved }: TemplatesPageProps) {
  const t = useTranslations('admin.templates')
  const format = useFormatter()
  const languageName = useLanguageName()
  // On phones ten languages are wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab of this language
  useEffect(() => {
    document.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [list.language])
  const changed = Object.values(list.changed).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <AdminPageHead title={t('title')} sub={t('sub', { count: changed })} />
      <ListTabs
        label={t('languages')}
        views={LANGUAGE_CODES}
        view={list.language}
        nameOf={languageName}
        countOf={(language) => list.changed[language]}
        figure={(count) => (count === 0 ? '' : format.number(count))}
        hrefOf={hrefOf}
        onChoose={onLanguage}
      />
      {!user.mayChange && (
        <div className="tpl-note">
          <Notice kind="info">{t('readOnly')}</Notice>
        </div>
      )}
      <div className={open === null ? 'templates' : 'templates open'}>
        <TemplateList list={list} open={open?.id} />
        {open !== null && (
          <TemplateEditorPane
            key={`${open.language}/${open.id}`}
            saved={open}
            user={user}
            onSaved={onSaved}
          />
        )}
      </div>
    </>
  )
}
