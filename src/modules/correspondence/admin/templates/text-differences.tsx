import { useTranslations } from 'use-intl'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import { TemplateText } from './template-text.tsx'
import { textRuns } from './text-runs.ts'

const TAGS = { same: 'span', gone: 'del', come: 'ins' } as const

interface TextDifferencesProps {
  language: Language
  before: ReplyDraftText
  after: ReplyDraftText
}

/** What one version of a text leaves out of another, and what it adds. */
export function TextDifferences({ language, before, after }: TextDifferencesProps) {
  const t = useTranslations('admin.templates')
  const parts = (['subject', 'body'] as const).filter((part) => before[part] !== after[part])
  if (parts.length === 0) return <p className="soft">{t('noDifference')}</p>
  return (
    <dl className="tpl-diff">
      {parts.map((part) => (
        <div key={part}>
          <dt>{t(part)}</dt>
          <dd lang={LANGUAGES[language].tag}>
            {textRuns(before[part], after[part], language).map(({ kind, text }, position) => {
              const Tag = TAGS[kind]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
                <Tag key={position}>
                  <TemplateText text={text} />
                </Tag>
              )
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
