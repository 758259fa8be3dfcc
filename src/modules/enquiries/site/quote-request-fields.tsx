import { useTranslations } from 'use-intl'
import { Field, SelectField, TextArea } from '#/ui/site/field.tsx'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from '../model/enquiry-options.ts'
import type { QuoteRequestField } from '../model/form-fields.ts'
import { EmailField, NameField, PhoneField } from './contact-details.tsx'
import { type FieldProps, useToday } from './use-field.ts'

interface QuoteRequestFieldsProps {
  readonly field: (name: QuoteRequestField) => FieldProps
}

/** The day on which the event is wished for. */
function DateField(field: FieldProps) {
  const labels = useTranslations('quoteRequest')
  return <Field {...field} type="date" min={useToday()} hint={labels('dateHint')} />
}

/** What kind of event. */
function EventTypeField(field: FieldProps) {
  const t = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  return (
    <SelectField {...field}>
      <option value="">{t('choose')}</option>
      {EVENT_TYPES.map((type) => (
        <option key={type} value={type}>
          {labels(`eventTypes.${type}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** For how many guests. */
function GuestsField(field: FieldProps) {
  const t = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  return (
    <SelectField {...field}>
      <option value="">{t('choose')}</option>
      {GUEST_COUNTS.map((range) => (
        <option key={range} value={range}>
          {labels(`guestRange.${range}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** At what price. */
function BudgetField(field: FieldProps) {
  const t = useTranslations('enquiryForm')
  return (
    <SelectField {...field}>
      <option value="">{t('choose')}</option>
      {BUDGETS.map((range) => (
        <option key={range} value={range}>
          {t(`budgetRange.${range}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** In which part of the city. */
function LocationField(field: FieldProps) {
  const t = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  return (
    <SelectField {...field}>
      <option value="">{t('choose')}</option>
      {LOCATIONS.map((location) => (
        <option key={location} value={location}>
          {labels(`location.${location}`)}
        </option>
      ))}
    </SelectField>
  )
}

/** Who asks. */
function PersonFields({ field }: QuoteRequestFieldsProps) {
  const t = useTranslations('enquiryForm')
  return (
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
  )
}

/** The fields of variant A, two to a row where there is room. */
export function QuoteRequestFields({ field }: QuoteRequestFieldsProps) {
  const t = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  return (
    <>
      <PersonFields field={field} />
      <fieldset>
        <legend>{t('event')}</legend>
        <div>
          <div className="two">
            <EventTypeField {...field('eventType')} />
            <DateField {...field('desiredDate')} />
          </div>
          <div className="two">
            <GuestsField {...field('guestCount')} />
            <BudgetField {...field('budget')} />
          </div>
          <LocationField {...field('preferredLocation')} />
          <TextArea {...field('message')} rows={5} hint={labels('messageHint')} />
        </div>
      </fieldset>
    </>
  )
}

/** The three questions with which a request begins on the home page. */
export function StarterFields({ field }: QuoteRequestFieldsProps) {
  return (
    <div className="three">
      <EventTypeField {...field('eventType')} />
      <DateField {...field('desiredDate')} />
      <GuestsField {...field('guestCount')} />
    </div>
  )
}

/** The other fields of variant A. */
export function FurtherFields({ field }: QuoteRequestFieldsProps) {
  const t = useTranslations('quoteRequest')
  return (
    <>
      <PersonFields field={field} />
      <fieldset>
        <legend>{t('more')}</legend>
        <div>
          <div className="two">
            <BudgetField {...field('budget')} />
            <LocationField {...field('preferredLocation')} />
          </div>
          <TextArea {...field('message')} rows={5} hint={t('messageHint')} />
        </div>
      </fieldset>
    </>
  )
}
