import { useFormatter, useTranslations } from 'use-intl'
import { type EncodingChoice, TABLE_QUERY } from '#/lib/table-import.ts'
import type { FileAnswers } from '#/ui/admin/file-import/use-file-import.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { encodingName } from './encoding-name.ts'

interface EncodingQuestionProps {
  encodings: readonly EncodingChoice[]
  onAnswer: (answers: FileAnswers) => void
}

/** Ask in which encoding the names of a file are right. */
export function EncodingQuestion({ encodings, onAnswer }: EncodingQuestionProps) {
  const t = useTranslations('admin.tableFile')
  const format = useFormatter()
  return (
    <Notice kind="warning">
      <p>{t('encodingAsk')}</p>
      <ul className="table-encodings">
        {encodings.map(({ encoding, samples }) => (
          <li key={encoding}>
            <button
              type="button"
              className="btn sm"
              onClick={() => onAnswer({ [TABLE_QUERY.encoding]: encoding })}
            >
              {encodingName(encoding)}
            </button>{' '}
            {format.list(samples, { type: 'unit' })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
