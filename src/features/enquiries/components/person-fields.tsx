import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { Field } from '#/ui/field.tsx'
import { nameFields } from '../intake/name-order.ts'
import type { QuoteField } from '../quote-venue/quote-venue-fields.ts'
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
        <Field
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={t('phonePlaceholder')}
          hint={t('phoneHint')}
        />
      </div>
    </fieldset>
  )
}
