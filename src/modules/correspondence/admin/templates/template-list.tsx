import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { useMoment } from '#/ui/admin/use-moment.ts'
import type { ReplyTextId } from '../../model/reply-text-ids.ts'
import type { ReplyTextList } from '../../model/reply-text-view.ts'
import { subjectToShow } from '../reply/subject-text.ts'
import { useTemplateName } from './use-template-name.ts'

interface TemplateListProps {
  list: ReplyTextList
  open: ReplyTextId | undefined
}

/** The texts of one language: name, subject, and whether the text is the original or who changed it. */
export function TemplateList({ list, open }: TemplateListProps) {
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
