import { useTranslations } from 'use-intl'
import { Field } from '#/ui/site/field.tsx'
import type { FieldProps } from './use-field.ts'

/** A whole name in one field, in whatever order its owner writes it. */
export function NameField(field: FieldProps) {
  return <Field {...field} autoComplete="name" autoCapitalize="words" />
}

/** An e-mail address. */
export function EmailField(field: FieldProps) {
  return (
    <Field
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** A phone number in any usual spelling (behaviour 4.6). */
export function PhoneField(field: FieldProps) {
  const t = useTranslations('quote')
  return (
    <Field
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={t('phonePlaceholder')}
      hint={t('phoneHint')}
    />
  )
}
