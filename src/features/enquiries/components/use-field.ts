import { useTranslations } from 'use-intl'
import type { FieldFrame } from '#/ui/field.tsx'
import type { FormError } from '../intake/form-error.ts'
import { QUOTE_VENUE_FORM, type QuoteField } from '../quote-venue/quote-venue-fields.ts'

/** What has been typed and what is wrong with it. */
export interface FormState {
  readonly values: Readonly<Partial<Record<QuoteField, string>>>
  readonly errors: readonly FormError[]
}

/** Everything of a field that follows from its name. */
export interface FieldProps extends FieldFrame {
  readonly defaultValue: string
  readonly required: boolean
}

/** Says what is wrong in words, for the field and the summary. */
export function useErrorText(): (error: FormError) => string {
  const t = useTranslations('form')
  return ({ code, values = {} }) => {
    const { min = 0, max = 0 } = values
    if (code === 'number') return t('number', { min, max })
    if (code === 'tooLong' || code === 'tooManyVenues') return t(code, { max })
    return t(code)
  }
}

/**
 * Gives the label, the notes, the typed value and the error of a field by its name. Required fields carry an
 * asterisk; the others say that they are optional, and every limit stands beside its field (decision 4.6).
 */
export function useField({ values, errors }: FormState): (field: QuoteField) => FieldProps {
  const t = useTranslations('quote')
  const common = useTranslations('common')
  const errorText = useErrorText()
  return (field) => {
    const required = QUOTE_VENUE_FORM.required.includes(field)
    const label = t(field === 'guestCount' ? 'guests' : field)
    const limit = QUOTE_VENUE_FORM.limits[field]
    const error = errors.find((candidate) => candidate.field === field)
    return {
      id: field,
      label: required ? `${label} *` : label,
      note: required ? undefined : common('optional'),
      limit: limit === undefined ? undefined : t('upTo', { n: limit }),
      error: error && errorText(error),
      defaultValue: values[field] ?? '',
      required,
    }
  }
}
