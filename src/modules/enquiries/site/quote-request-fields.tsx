import { useTranslations } from 'use-intl'
import { Field, SelectField, TextArea } from '#/ui/site/field.tsx'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from '../model/enquiry-options.ts'
import type { QuoteRequestField } from '../model/form-fields.ts'
import { EmailField, NameField, PhoneField } from './contact-details.tsx'
import { type FieldProps, useToday } from './use-field.ts'

interface QuoteRequestFieldsProps {
  readonly field: (name: QuoteRequestField) => FieldProps
}

/** The fields of variant A, two to a row where there is room. */
export function QuoteRequestFields({ field }: QuoteRequestFieldsProps) {
  const t = useTranslations('quote')
  const labels = useTranslations('quoteRequest')
  return (
    <>
      <fieldset>
        <legend>{t('you')}</legend>
        <div>
          <div className="two">
            <NameField {...field('fullName')} />
            <EmailField {...field('email')} />
          </div>
          <div className="two">
            <PhoneField {...field('phone')} />
            <Field {...field('company')} autoComplete="organization" />
          </div>
        </div>
      </fieldset>
      <fieldset>
        <legend>{t('event')}</legend>
        <div>
          <div className="two">
            <SelectField {...field('eventType')}>
              <option value="">{t('choose')}</option>
              {EVENT_TYPES.map((type) => (
                <option key={type} value={type}>
                  {labels(`eventTypes.${type}`)}
                </option>
              ))}
            </SelectField>
            <Field {...field('desiredDate')} type="date" min={useToday()} hint={labels('dateHint')} />
          </div>
          <div className="two">
            <SelectField {...field('guestCount')}>
              <option value="">{t('choose')}</option>
              {GUEST_COUNTS.map((range) => (
                <option key={range} value={range}>
                  {labels(`guestRange.${range}`)}
                </option>
              ))}
            </SelectField>
            <SelectField {...field('budget')}>
              <option value="">{t('choose')}</option>
              {BUDGETS.map((range) => (
                <option key={range} value={range}>
                  {t(`budgetRange.${range}`)}
                </option>
              ))}
            </SelectField>
          </div>
          <SelectField {...field('preferredLocation')}>
            <option value="">{t('choose')}</option>
            {LOCATIONS.map((location) => (
              <option key={location} value={location}>
                {labels(`location.${location}`)}
              </option>
            ))}
          </SelectField>
          <TextArea {...field('message')} rows={5} hint={labels('messageHint')} />
        </div>
      </fieldset>
    </>
  )
}
