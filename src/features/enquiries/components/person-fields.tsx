import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import type { Language } from '#/i18n/languages.ts'
import { Field } from '#/ui/field.tsx'
import type { QuoteField } from '../quote-venue.schema.ts'
import type { FieldProps } from './use-field.ts'

/** Languages in which the family name comes first (style guide, rule 8). */
const FAMILY_NAME_FIRST: readonly Language[] = ['cn', 'ja', 'ko']

/** Who asks: company, name, and how to answer. */
export function PersonFields({ field }: { field: (name: QuoteField) => FieldProps }) {
  const t = useTranslations('quote')
  const familyFirst = FAMILY_NAME_FIRST.includes(useLanguage())
  const lastName = <Field key="last" {...field('lastName')} autoComplete="family-name" />
  const firstName = <Field key="first" {...field('firstName')} autoComplete="given-name" />
  return (
    <fieldset>
      <legend>{t('you')}</legend>
      <div>
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('jobTitle')} autoComplete="organization-title" />
        <div className="two">{familyFirst ? [lastName, firstName] : [firstName, lastName]}</div>
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
