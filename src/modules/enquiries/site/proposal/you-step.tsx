import { useTranslations } from 'use-intl'
import { Field } from '#/ui/site/field.tsx'
import type { ProposalField } from '../../model/proposal-fields.ts'
import { EmailField, NameField } from '../contact-details.tsx'
import type { FieldProps } from '../use-field.ts'

/** Contact details of the proposer. */
export function YouStep({ field }: { field: (name: ProposalField) => FieldProps }) {
  const quote = useTranslations('quote')
  return (
    <>
      <NameField {...field('fullName')} />
      <EmailField {...field('email')} />
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
