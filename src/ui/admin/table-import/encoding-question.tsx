import { useFormatter, useTranslations } from 'use-intl'
import type { EncodingChoice } from '#/lib/table-import.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { encodingName } from './encoding-name.ts'
import type { TableAnswers } from './use-table-import.ts'

interface EncodingQuestionProps {
  encodings: readonly EncodingChoice[]
  onAnswer: (answers: TableAnswers) => void
}

/** Asks in which encoding the names of a file are right. */
export function EncodingQuestion({ encodings, onAnswer }: EncodingQuestionProps) {
  const t = useTranslations('admin.tableFile')
  const format = useFormatter()
  return (
    <Notice kind="warning">
      <p>{t('encodingAsk')}</p>
      <ul className="table-encodings">
        {encodings.map(({ encoding, samples }) => (
          <li key={encoding}>
            <button type="button" className="btn sm" onClick={() => onAnswer({ encoding })}>
              {encodingName(encoding)}
            </button>{' '}
            {format.list(samples, { type: 'unit' })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
