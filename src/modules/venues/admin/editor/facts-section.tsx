import { useTranslations } from 'use-intl'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { AttributeField } from './attribute-field.tsx'
import { TextField } from './editor-fields.tsx'
import { FACTS_AFTER_SLUG, FACTS_BEFORE_SLUG } from './facts-order.ts'
import { useVenueEditor } from './venue-editor.ts'

/** Facts that are the same in every language. */
export function FactsSection() {
  const t = useTranslations('admin.venueDesk')
  const { document, update } = useVenueEditor()
  const put = (facts: Partial<VenueDocument>) => update((now) => ({ ...now, ...facts }))
  return (
    <section className="section" id="facts" aria-labelledby="facts-title">
      <header>
        <h2 id="facts-title">{t('section.facts')}</h2>
      </header>
      <div className="grid-4">
        <TextField
          field="name"
          label={t('field.name')}
          wide
          maxLength={100}
          value={document.name}
          onChange={(name) => put({ name })}
        />
        {FACTS_BEFORE_SLUG.map((name) => (
          <AttributeField key={name} name={name} />
        ))}
        <TextField
          field="slug"
          label={t('field.slug')}
          hint={t('slugHint')}
          wide
          maxLength={100}
          value={document.slug}
          onChange={(slug) => put({ slug: slug.toLowerCase() })}
        />
        {FACTS_AFTER_SLUG.map((name) => (
          <AttributeField key={name} name={name} />
        ))}
      </div>
    </section>
  )
}
