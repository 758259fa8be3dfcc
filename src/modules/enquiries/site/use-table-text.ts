import { useTranslations } from 'use-intl'
import { fieldOf } from '../model/form-fields.ts'
import type { EnquiryKind } from '../model/kinds.ts'

/** Return the text at a path that the table of fields names; what it may name of its field is given along. */
export function useTableText(): (path: string, field?: object) => string {
  // The type check holds the paths of the table to the messages.
  return useTranslations() as unknown as (path: string, field?: object) => string
}

/** Labels of the fields of a kind on its page; a name that is no field stays as it is. */
export function useFieldLabels(kind: EnquiryKind): (name: string) => string {
  const textOf = useTableText()
  return (name) => {
    const field = fieldOf(kind, name)
    return field ? textOf(field.label) : name
  }
}
