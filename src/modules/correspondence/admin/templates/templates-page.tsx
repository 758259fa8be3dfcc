import { useEffect } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { ListTabs } from '#/ui/admin/data-list/list-tabs.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useMoment } from '#/ui/admin/use-moment.ts'
import type { ReplyTextId } from '../../model/reply-text-ids.ts'
import type { EditedReplyText, ReplyTextList } from '../../model/reply-text-view.ts'
import { subjectToShow } from '../reply/subject-text.ts'
import { TemplateEditorPane } from './template-editor.tsx'
import { useTemplateName } from './use-template-name.ts'

interface TemplatesPageProps {
  list: ReplyTextList
  /** The text that is open beside the list. */
  open: EditedReplyText | null
  user: { readonly id: string; readonly mayChange: boolean; readonly singleKeys: boolean }
  hrefOf: (language: Language) => string
  onLanguage: (language: Language) => void
}

/** Answer templates and signatures in ten languages: which are the agency's own, and the editor of each. */
export function TemplatesPage({ list, open, user, hrefOf, onLanguage }: TemplatesPageProps) {
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
        {open !== null && <TemplateEditorPane key={`${open.language}/${open.id}`} saved={open} user={user} />}
      </div>
    </>
  )
}

interface TemplateListProps {
  list: ReplyTextList
  open: ReplyTextId | undefined
}

/** The texts of one language: name, subject, and whether the text is the original or who changed it. */
function TemplateList({ list, open }: TemplateListProps) {
  const t = useTranslations('admin.templates')
  const { somebody } = useRecordWords()
  const nameOf = useTemplateName()
  const moment = useMoment()
  return (
    <nav className="tpl-list" aria-label={t('list')}>
      <ul>
        {list.rows.map(({ id, line, changed }) => (
          <li key={id}>
            <RouterLink
              page="admin-templates"
              search={`lang=${list.language}&text=${id}`}
              aria-current={id === open ? 'true' : undefined}
            >
              <b className="strong">{nameOf(id)}</b>
              <span className="tpl-line soft cut" lang={LANGUAGES[list.language].tag}>
                <Line text={line} />
              </span>
              {changed === null ? (
                <span className="tpl-state muted">{t('isOriginal')}</span>
              ) : (
                <span className="tpl-state">
                  {t('changedBy', { name: changed.by ?? somebody, at: moment(changed.at) })}
                </span>
              )}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A line with the names of its fields in brackets, as the composer shows a subject. */
function Line({ text }: { text: string }) {
  const names = useTranslations('admin.reply.fields')
  return subjectToShow(text, `[${names('reference')}]`, (field) => names(field))
}
