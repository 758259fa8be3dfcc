import { useFormatter, useTranslations } from 'use-intl'
import { TABLE_QUERY, type TableOrigin } from '#/lib/table-import.ts'
import type { FileAnswers } from '#/ui/admin/file-import/use-file-import.ts'
import { encodingName } from './encoding-name.ts'

interface TableOriginNoteProps {
  origin: TableOrigin
  onAnswer: (answers: FileAnswers) => void
}

/** Which part of the file was read, where that is not all of it, and in which encoding. */
export function TableOriginNote({ origin, onAnswer }: TableOriginNoteProps) {
  const t = useTranslations('admin.tableFile.origin')
  const format = useFormatter()
  const { sheet, otherSheets, headingRow, encoding } = origin
  return (
    <>
      {sheet !== undefined && (otherSheets.length > 0 || headingRow > 1) && (
        <p className="hint">
          {t('sheet', { sheet, row: headingRow })}{' '}
          {otherSheets.length > 0 &&
            t('others', { count: otherSheets.length, names: format.list(otherSheets) })}
        </p>
      )}
      {sheet === undefined && headingRow > 1 && <p className="hint">{t('heading', { row: headingRow })}</p>}
      {encoding !== undefined && !encoding.startsWith('utf-') && (
        <p className="hint">
          {t('encoding', { encoding: encodingName(encoding) })}{' '}
          <button type="button" className="link" onClick={() => onAnswer({ [TABLE_QUERY.encoding]: 'ask' })}>
            {t('otherEncoding')}
          </button>
        </p>
      )}
    </>
  )
}
