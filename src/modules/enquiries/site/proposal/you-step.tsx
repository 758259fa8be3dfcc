import type { ProposalField } from '../../model/proposal-fields.ts'
import { EmailField, NameField, PhoneField } from '../contact-details.tsx'
import type { FieldProps } from '../use-field.ts'

/** Contact details of the proposer. */
export function YouStep({ field }: { field: (name: ProposalField) => FieldProps }) {
  return (
    <>
      <NameField {...field('fullName')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
    </>
  )
}
