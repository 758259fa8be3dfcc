import { useTranslations } from 'use-intl'
import { NEIGHBORHOOD_IDS } from '#/i18n/addresses/paths.ts'
import { LAYOUTS, VENUE_TYPES } from '#/modules/venues/model/venue-options.ts'
import { Field, SelectField, TextArea } from '#/ui/site/field.tsx'
import { CAPACITY_FIELDS, PROPOSAL_LIMITS, type ProposalField } from '../../model/proposal-fields.ts'
import type { FieldProps } from '../use-field.ts'

/** Fields of the proposed venue: address, type, size and price. */
export function VenueStep({ field }: { field: (name: ProposalField) => FieldProps }) {
  const t = useTranslations('proposal')
  const enquiryForm = useTranslations('enquiryForm')
  const list = useTranslations('list')
  const type = useTranslations('type')
  const neighborhood = useTranslations('neighborhood')
  return (
    <>
      <Field {...field('venueName')} hint={t('venueNameHint')} />
      <Field {...field('address')} autoComplete="address-line1" hint={t('addressHint')} />
      <div className="two">
        <SelectField {...field('neighborhood')}>
          <option value="">{t('anyNeighborhood')}</option>
          {NEIGHBORHOOD_IDS.map((id) => (
            <option key={id} value={id}>
              {neighborhood(id)}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('type')}>
          <option value="">{enquiryForm('choose')}</option>
          {VENUE_TYPES.map((id) => (
            <option key={id} value={id}>
              {type(id)}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        {...field('surface')}
        inputMode="numeric"
        hint={list('hint.surface', { min: PROPOSAL_LIMITS.surfaceMin, max: PROPOSAL_LIMITS.surfaceMax })}
      />
      <fieldset className="group" aria-describedby="capacities-hint">
        <legend>{t('capacities')}</legend>
        <p className="hint" id="capacities-hint">
          {t('capacitiesHint')}
        </p>
        <div className="two">
          {LAYOUTS.map((layout) => (
            <Field key={layout} {...field(CAPACITY_FIELDS[layout])} inputMode="numeric" />
          ))}
        </div>
      </fieldset>
      <Field {...field('priceFromDay')} inputMode="decimal" hint={t('priceHint')} />
      <TextArea {...field('description')} rows={7} hint={t('descriptionHint')} />
    </>
  )
}
