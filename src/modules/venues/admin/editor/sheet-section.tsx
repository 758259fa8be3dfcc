import { useTranslations } from 'use-intl'
import { SHEET_ATTRIBUTES } from '../../model/attributes.ts'
import { AttributeField } from './attribute-field.tsx'

/** The technical sheet: every field may stay empty, and is then not shown to visitors. */
export function SheetSection() {
  const t = useTranslations('admin.venueDesk')
  return (
    <section className="section" id="sheet" aria-labelledby="sheet-title">
      <header>
        <h2 id="sheet-title">{t('section.sheet')}</h2>
        <span className="muted">{t('sheetLead')}</span>
      </header>
      <div className="grid-4">
        {SHEET_ATTRIBUTES.map(([name]) => (
          <AttributeField key={name} name={name} />
        ))}
      </div>
    </section>
  )
}
