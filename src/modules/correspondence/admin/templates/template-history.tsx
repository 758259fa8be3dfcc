import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { HistoryDrawer } from '#/ui/admin/records/history-drawer.tsx'
import { HistoryList, RestoreButton } from '#/ui/admin/records/history-list.tsx'
import { useHistory } from '#/ui/admin/records/use-history.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import type { EditedReplyText } from '../../model/reply-text-view.ts'
import { fetchReplyTextVersions } from '../../reply-texts.functions.ts'
import { TextDifferences } from './text-differences.tsx'

interface TemplateHistoryProps {
  saved: EditedReplyText
  mayChange: boolean
  onClose: () => void
  /** Put an earlier text into the editor. */
  onRestore: (text: ReplyDraftText) => void
}

/** The history of a template; it begins with the text of the site. */
export function TemplateHistory({ saved, mayChange, onClose, onRestore }: TemplateHistoryProps) {
  const t = useTranslations('admin.templates')
  const words = useRecordWords()
  const { language, id, version } = saved
  const { versions, failure } = useHistory([language, id, version], () =>
    fetchReplyTextVersions({ data: { language, id } }),
  )
  return (
    <HistoryDrawer
      words={words}
      failure={failure}
      hint={mayChange ? words.restoreHint : undefined}
      onClose={onClose}
    >
      <HistoryList
        versions={versions}
        current={version}
        words={words}
        describe={(one) => ({
          who: one.by ?? words.somebody,
          event: t(one.reset ? 'event.reset' : 'event.changed'),
          changes: <TextDifferences language={language} before={one.before} after={one.text} />,
        })}
        onRestore={mayChange ? (one) => onRestore(one.text) : undefined}
        origin={
          <li className={version === 0 ? 'version current' : 'version'}>
            <div className="row">
              <b className="strong">{t('original')}</b>
              <span className="grow" />
              <RestoreButton
                isCurrent={version === 0}
                words={words}
                onRestore={mayChange ? () => onRestore(saved.original) : undefined}
              />
            </div>
            <p className="soft">{t('originalLead')}</p>
          </li>
        }
      />
    </HistoryDrawer>
  )
}
