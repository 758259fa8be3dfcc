import { useTranslations } from 'use-intl'
import { Field } from '#/ui/field.tsx'
import type { ProposalField } from '../../proposal/proposal-fields.ts'
import type { FieldProps } from '../use-field.ts'

/** Who proposes, and how to answer. */
export function YouStep({ field }: { field: (name: ProposalField) => FieldProps }) {
  const quote = useTranslations('quote')
  return (
    <>
      <Field {...field('fullName')} autoComplete="name" />
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
        placeholder={quote('phonePlaceholder')}
      />
    </>
  )
}
