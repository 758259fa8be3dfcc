import { useLocale, useTranslations } from 'use-intl'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { VenueDocument } from '../../model/venue-document.schema.ts'
import { VENUE_TYPES } from '../../model/venue-options.ts'
import { ChoiceField, NumberField, TextField } from './editor-fields.tsx'
import { useVenueEditor } from './venue-editor.ts'

/** Facts that are the same in every language. */
export function FactsSection() {
  const t = useTranslations('admin.venueDesk')
  const types = useTranslations('type')
  const neighborhoods = useTranslations('neighborhood')
  const language = useLocale()
  const { document, update } = useVenueEditor()
  const put = (facts: Partial<VenueDocument>) => update((now) => ({ ...now, ...facts }))
  return (
    <section className="sec" id="facts" aria-labelledby="facts-title">
      <header>
        <h2 id="facts-title">{t('section.facts')}</h2>
      </header>
      <div className="g4">
        <TextField
          field="name"
          label={t('field.name')}
          wide
          maxLength={100}
          value={document.name}
          onChange={(name) => put({ name })}
        />
        <ChoiceField
          field="type"
          label={t('field.type')}
          value={document.type}
          options={VENUE_TYPES.map((type) => [type, types(type)])}
          onChange={(type) => put({ type })}
        />
        <ChoiceField
          field="neighborhood"
          label={t('field.neighborhood')}
          value={document.neighborhood}
          options={NEIGHBORHOOD_IDS.map((id) => [id, neighborhoods(id)])}
          onChange={(neighborhood) => put({ neighborhood })}
        />
        <NumberField
          field="surfaceM2"
          label={t('field.surfaceM2')}
          unit="m²"
          language={language}
          value={document.surfaceM2}
          onChange={(surfaceM2) => put({ surfaceM2 })}
        />
        <NumberField
          field="ceilingHeightCm"
          label={t('field.ceilingHeightCm')}
          unit="m"
          scale={100}
          decimals={2}
          language={language}
          value={document.ceilingHeightCm}
          onChange={(ceilingHeightCm) => put({ ceilingHeightCm })}
        />
        <NumberField
          field="priceFromDayCents"
          label={t('priceLabel')}
          unit="€"
          scale={100}
          decimals={2}
          language={language}
          value={document.priceFromDayCents}
          onChange={(priceFromDayCents) => put({ priceFromDayCents })}
        />
        <NumberField
          field="minimumDays"
          label={t('field.minimumDays')}
          unit={t('days')}
          language={language}
          value={document.minimumDays}
          onChange={(minimumDays) => put({ minimumDays })}
        />
        <TextField
          field="address"
          label={t('field.address')}
          hint={t('addressHint')}
          wide
          maxLength={200}
          value={document.address}
          onChange={(address) => put({ address })}
        />
        <NumberField
          field="arrondissement"
          label={t('field.arrondissement')}
          language={language}
          value={document.arrondissement}
          onChange={(arrondissement) => put({ arrondissement })}
        />
        <TextField
          field="metro"
          label={t('field.metro')}
          maxLength={100}
          value={document.metro}
          onChange={(metro) => put({ metro })}
        />
        <TextField
          field="slug"
          label={t('field.slug')}
          hint={t('slugHint')}
          wide
          maxLength={100}
          value={document.slug}
          onChange={(slug) => put({ slug: slug.toLowerCase() })}
        />
        <NumberField
          field="latitude"
          label={t('field.latitude')}
          decimals={6}
          negative
          language={language}
          value={document.latitude}
          onChange={(latitude) => put({ latitude })}
        />
        <NumberField
          field="longitude"
          label={t('field.longitude')}
          decimals={6}
          negative
          language={language}
          value={document.longitude}
          onChange={(longitude) => put({ longitude })}
        />
      </div>
    </section>
  )
}
