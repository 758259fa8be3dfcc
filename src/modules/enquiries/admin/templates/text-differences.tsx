import { useTranslations } from 'use-intl'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { differencesOf } from '#/lib/differences.ts'
import { piecesOf } from '../../model/reply-fields.ts'
import type { ReplyDraftText } from '../../model/reply-kit.ts'
import { TemplateText } from './template-text.tsx'

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
            <Runs before={wordsOf(before[part], language)} after={wordsOf(after[part], language)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Runs({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  return differencesOf(before, after).map(({ kind, items }, position) => {
    const Tag = kind === 'gone' ? 'del' : kind === 'come' ? 'ins' : 'span'
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name
      <Tag key={position}>
        <TemplateText text={items.join('')} />
      </Tag>
    )
  })
}

/** Words as the language divides them, spaces and signs between them, and each field as a whole. */
function wordsOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(LANGUAGES[language].tag, { granularity: 'word' })
  return piecesOf(text).flatMap((piece) =>
    piece.kind === 'field'
      ? [`{${piece.field}}`]
      : Array.from(segmenter.segment(piece.text), ({ segment }) => segment),
  )
}
