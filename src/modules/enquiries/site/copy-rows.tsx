import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { EnquiryKind } from '../model/kinds.ts'
import { inFormOrder } from '../model/name-order.ts'
import { useCopyLabels, useValueText } from './copy-texts.ts'

interface CopyRowsProps {
  readonly kind: EnquiryKind
  /** As typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
}

/** What was given, in the order of the form: labels with answers, as a person would say them. */
export function CopyRows({ kind, values }: CopyRowsProps) {
  const language = useLanguage()
  const valueText = useValueText(kind)
  const labelOf = useCopyLabels(kind)
  const given = Object.entries(values)
    .map(([field, value]) => ({ field, text: valueText(field, value) }))
    .filter(({ text }) => text !== undefined)
  return inFormOrder(given, language).map(({ field, text }) => (
    <div key={field}>
      <dt>{labelOf(field)}</dt>
      <dd>{text}</dd>
    </div>
  ))
}
