import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Field } from '#/ui/site/field.tsx'
import { nameFields } from '../model/name-order.ts'
import type { QuoteField } from '../model/quote-venue-fields.ts'
import { EmailField, PhoneField } from './contact-details.tsx'
import type { FieldProps } from './use-field.ts'

const TOKENS = { lastName: 'family-name', firstName: 'given-name' } as const

/** Who asks: company, name, and how to answer. */
export function PersonFields({ field }: { field: (name: QuoteField) => FieldProps }) {
  const t = useTranslations('quote')
  const order = nameFields(useLanguage())
  return (
    <fieldset>
      <legend>{t('you')}</legend>
      <div>
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('jobTitle')} autoComplete="organization-title" />
        <div className="two">
          {order.map((name) => (
            <Field key={name} {...field(name)} autoComplete={TOKENS[name]} />
          ))}
        </div>
        <EmailField {...field('email')} />
        <PhoneField {...field('phone')} />
      </div>
    </fieldset>
  )
}
