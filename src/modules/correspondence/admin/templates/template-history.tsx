import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { useFocusReturn } from '#/ui/admin/use-focus-return.ts'
import { VersionRow } from '#/ui/admin/version-row.tsx'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import type { EditedReplyText, ReplyTextVersion } from '../../model/reply-text-view.ts'
import { fetchReplyTextVersions } from '../../reply-texts.functions.ts'
import { TextDifferences } from './text-differences.tsx'

interface TemplateHistoryProps {
  saved: EditedReplyText
  mayChange: boolean
  onClose: () => void
  /** Put an earlier text into the editor. */
  onRestore: (text: ReplyDraftText) => void
}

/** Who changed a template, when, and how; each version can be taken back into the editor. */
export function TemplateHistory({ saved, mayChange, onClose, onRestore }: TemplateHistoryProps) {
  const t = useTranslations('admin.templates')
  useFocusReturn()
  const failureText = useFailureText()
  const [versions, setVersions] = useState<readonly ReplyTextVersion[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { language, id, version } = saved
  // biome-ignore lint/correctness/useExhaustiveDependencies: every version adds an entry
  useEffect(() => {
    let isGone = false
    fetchReplyTextVersions({ data: { language, id } }).then(
      (found) => isGone || setVersions(found),
      (error) => isGone || setFailure(failureText(error)),
    )
    return () => {
      isGone = true
    }
  }, [language, id, version])
  return (
    <aside className="drawer" aria-label={t('history')}>
      <header className="sheet-head">
        <h2>{t('history')}</h2>
        <span className="grow" />
        {/* biome-ignore lint/a11y/noAutofocus: the drawer was asked for; Escape and Tab begin here */}
        <button type="button" className="btn quiet icon" aria-label={t('close')} onClick={onClose} autoFocus>
          <AdminIcon name="x" />
        </button>
      </header>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {versions === null ? (
        failure === null && <SkeletonRows count={4} label={t('historyLoading')} />
      ) : (
        <ol className="scroll" aria-label={t('versions')}>
          {versions.map((one) => (
            <VersionRow
              key={one.version}
              who={one.by ?? t('somebody')}
              at={one.at}
              event={t(one.reset ? 'event.reset' : 'event.changed')}
              current={one.version === version}
              labels={{ current: t('current'), restore: t('restore') }}
              onRestore={mayChange ? () => onRestore(one.text) : undefined}
            >
              <TextDifferences language={language} before={one.before} after={one.text} />
            </VersionRow>
          ))}
          <li className={version === 0 ? 'version current' : 'version'}>
            <div className="row">
              <b className="strong">{t('original')}</b>
              <span className="grow" />
              {version === 0 ? (
                <span className="pill green">{t('current')}</span>
              ) : (
                mayChange && (
                  <button type="button" className="btn sm" onClick={() => onRestore(saved.original)}>
                    <AdminIcon name="rotate-ccw" small />
                    {t('restore')}
                  </button>
                )
              )}
            </div>
            <p className="soft">{t('originalLead')}</p>
          </li>
        </ol>
      )}
      {mayChange && <p className="pager">{t('restoreHint')}</p>}
    </aside>
  )
}
