import { useTranslations } from 'use-intl'
import { WordSaid } from '#/modules/calendar/admin/word-said.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import type { HireLine } from '../../model/quote-document.schema.ts'
import type { LineFieldsProps } from './line-fields.tsx'

/** What the owner has said of the days of a hire, and whether they are held from the sending on. */
export function HoldChoice({ editor, id, change, line }: LineFieldsProps<HireLine>) {
  const t = useTranslations('admin.quotes')
  const days = editor.facts?.days.find(({ lineId }) => lineId === line.id)
  if (days === undefined) return null
  const isWanted = line.holdUntil !== ''
  return (
    <div className="line-hold">
      <p>
        <span className="soft">{t('ownerWord')}</span>{' '}
        {days.word === null ? t('notAsked') : <WordSaid word={days.word} />}
      </p>
      <label className="row tick">
        <input
          type="checkbox"
          className="check"
          checked={isWanted}
          onChange={(event) => change({ holdUntil: event.target.checked ? days.holdUntil : '' })}
        />
        {t('hold')}
      </label>
      {isWanted && (
        <AdminField
          id={`${id}-hold`}
          type="datetime-local"
          label={t('holdUntil')}
          value={line.holdUntil}
          onChange={({ target: { value } }) => value !== '' && change({ holdUntil: value })}
        />
      )}
    </div>
  )
}
