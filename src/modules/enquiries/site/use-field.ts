import { useTranslations } from 'use-intl'
import type { FormError, PhoneChoice } from '#/forms/form-error.ts'
import { PHONE_EXAMPLES } from '#/i18n/phone-examples.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { FieldLayout } from '#/ui/site/field.tsx'
import type { FormFields } from '../model/form-fields.ts'

/** The typed value and its validation error. */
export interface FormState<Name extends string = string> {
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly FormError<Name>[]
  /** As many guests as the visitor has said, where the form asks for a range. */
  readonly guests?: number | undefined
}

/** Everything of a field that follows from its name. */
export interface FieldProps extends FieldLayout {
  /** Countries to choose from, with the error that asks for one. */
  readonly choices?: readonly PhoneChoice[] | undefined
  readonly defaultValue: string
  readonly required: boolean
  /** The number that the default value stands for. */
  readonly said?: number | undefined
}

/** The message about what is wrong, for the field and the summary. */
export function useErrorText(): (error: FormError) => string {
  const t = useTranslations('form')
  // A number that breaks over two lines is read as two.
  const example = PHONE_EXAMPLES[useLanguage()].replaceAll(' ', '\u00a0')
  return ({ field, code, values = {} }) => {
    const { min = 0, max = 0, net = 0, percent = 0 } = values
    // `required-fields.test.ts` holds every required field to its sentence.
    if (code === 'required') return t(`missing.${field}` as 'missing.email')
    if (code === 'number') return t('number', { min, max })
    if (code === 'phone') return t(code, { example })
    if (code === 'price.tax') return t(code, { net, percent })
    if (code === 'tooLong' || code === 'tooManyVenues' || code === 'tooManyPhotos') return t(code, { max })
    return t(code)
  }
}

/**
 * Return the label, the notes, the typed value and the error of a field by its name. Required fields carry an asterisk;
 * the others say that they are optional, and every limit is said with its field (behaviour 4.6).
 */
export function useField<Field extends string>(
  form: FormFields<Field>,
  { values, errors, guests }: FormState,
  labelOf: (field: Field) => string,
): (field: Field) => FieldProps {
  const t = useTranslations('enquiryForm')
  const words = useTranslations('form')
  const common = useTranslations('common')
  const errorText = useErrorText()
  return (field) => {
    const required = form.required.includes(field)
    const label = labelOf(field)
    const limit = form.limits[field]
    const error = errors.find((candidate) => candidate.field === field)
    return {
      id: field,
      label: required ? `${label} *` : label,
      note: required ? undefined : common('optional'),
      limit: limit === undefined ? undefined : t('upTo', { n: limit }),
      length:
        limit === undefined ? undefined : { max: limit, text: (n) => words('typed', { n, max: limit }) },
      error: error && errorText(error),
      choices: error?.choices,
      defaultValue: values[field] ?? '',
      required,
      ...(field === 'guestCount' && { said: guests }),
    }
  }
}
