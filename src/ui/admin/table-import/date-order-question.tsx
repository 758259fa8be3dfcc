import { useTranslations } from 'use-intl'
import { DATE_ORDERS, type DateReading, TABLE_QUERY } from '#/lib/table-import.ts'
import type { FileAnswers } from '#/ui/admin/file-import/use-file-import.ts'
import { Notice } from '#/ui/admin/notice.tsx'

interface DateOrderQuestionProps {
  dates: DateReading
  onAnswer: (answers: FileAnswers) => void
}

/** Ask which number of `03/04/2027` comes first, and say how it was read where the file or the user has said so. */
export function DateOrderQuestion({ dates: { order, by, samples }, onAnswer }: DateOrderQuestionProps) {
  const t = useTranslations('admin.tableFile.dates')
  const [sample] = samples
  if (sample === undefined) return null
  return (
    <Notice kind={by === 'nobody' ? 'warning' : 'info'}>
      <fieldset className="table-question">
        <legend>{t(by, { typed: sample.typed })}</legend>
        {DATE_ORDERS.map((one) => (
          <label key={one} className="choice-line">
            <input
              type="radio"
              name="table-date-order"
              checked={order === one}
              onChange={() => onAnswer({ [TABLE_QUERY.dates]: one })}
            />
            {t(one, { date: sample[one] })}
          </label>
        ))}
      </fieldset>
    </Notice>
  )
}
