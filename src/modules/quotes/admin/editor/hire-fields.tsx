import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import type { HireLine } from '../../model/quote-document.schema.ts'
import { CentsField } from '../cents-field.tsx'
import type { LineFieldsProps } from './line-fields.tsx'

/** Days and price of a hire; the days that are charged follow from them. */
export function HireFields({ editor, id, change, line }: LineFieldsProps<HireLine>) {
  const t = useTranslations('admin.quotes')
  const hire = editor.lines.find(({ from }) => from.id === line.id)?.hire
  const venue = editor.venues.find((one) => one.id === line.venueId)
  return (
    <>
      <AdminField
        id={`${id}-first`}
        type="date"
        label={t('firstDay')}
        value={line.firstDay}
        onChange={({ target: { value: firstDay } }) =>
          // Days of a quote are seldom moved by their beginning alone.
          change(
            line.lastDay === '' || line.lastDay < firstDay ? { firstDay, lastDay: firstDay } : { firstDay },
          )
        }
      />
      <AdminField
        id={`${id}-last`}
        type="date"
        label={t('lastDay')}
        value={line.lastDay}
        min={line.firstDay}
        onChange={(event) => change({ lastDay: event.target.value })}
      />
      <div className="field line-days">
        <span className="field-label">{t('days')}</span>
        <output>{hire?.billedDays ?? ''}</output>
      </div>
      <CentsField
        id={`${id}-unit`}
        label={t('perDay')}
        cents={line.unitCents}
        compared={{ tax: 'excl', perDay: true, fromDayCents: venue?.priceFromDayCents }}
        onCents={(unitCents) => change({ unitCents })}
      />
    </>
  )
}
