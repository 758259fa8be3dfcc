import { useTranslations } from 'use-intl'
import type { TechnicalSheet as Sheet } from '../../model/attributes.ts'
import { useSheetRows } from './use-sheet-rows.ts'

/** What builders ask about the room; nothing that is not known, and no section where nothing is. */
export function TechnicalSheet({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('venue.sheet')
  const rows = useSheetRows()(sheet)
  if (rows.length === 0) return null
  return (
    <section className="block">
      <h2>{t('title')}</h2>
      <dl className="sheet">
        {rows.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}
