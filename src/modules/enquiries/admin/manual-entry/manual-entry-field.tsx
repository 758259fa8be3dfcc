import { type ComponentProps, createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { shownChoices } from '#/forms/phone-errors.ts'
import { AdminField, AdminFieldBox, AdminSelect, adminDescribedBy } from '#/ui/admin/field.tsx'
import type { ManualEntryError } from '../../model/manual-entry.schema.ts'
import {
  MANUAL_ENTRY_LIMITS,
  type ManualEntryField,
  type ManualEntryPlace,
} from '../../model/manual-entry-fields.ts'
import type { ManualEntryState } from './use-manual-entry.ts'

/** Context of the fields of the form. */
export interface ManualEntryForm {
  readonly entry: ManualEntryState
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly ManualEntryError[]
}

const FormContext = createContext<ManualEntryForm | null>(null)

/** Give the form to its fields. */
export const ManualEntryFormProvider = FormContext.Provider

/**
 * The form around a field.
 * @throws {Error} outside of a form
 */
export function useManualEntryForm(): ManualEntryForm {
  const form = useContext(FormContext)
  if (form === null) throw new Error('A field of an entered request stands outside of its form')
  return form
}

/** The id of a field in the page. */
export const manualEntryFieldId = (field: ManualEntryPlace) => `entry-${field}`

/** The validation error of a field as a sentence. */
export function useManualEntryErrorText(): (field: ManualEntryPlace) => string | undefined {
  const t = useTranslations('admin.entry.errors')
  const { errors } = useManualEntryForm()
  return (field) => {
    const error = errors.find((one) => one.field === field)
    return error && t(error.code, { min: 0, max: 0, ...error.values, choices: shownChoices(error) })
  }
}

function useField(field: ManualEntryField) {
  const t = useTranslations('admin.entry')
  const { entry, values } = useManualEntryForm()
  const errorOf = useManualEntryErrorText()
  return {
    frame: { id: manualEntryFieldId(field), label: t(`fields.${field}`), error: errorOf(field) },
    value: values[field] ?? '',
    maxLength: MANUAL_ENTRY_LIMITS[field],
    onType: (value: string) => entry.type(field, value),
  }
}

type Own = 'id' | 'label' | 'value' | 'onChange' | 'error'

/** A field of one line. */
export function ManualEntryInput({
  field,
  ...input
}: { field: ManualEntryField } & Omit<ComponentProps<typeof AdminField>, Own>) {
  const { frame, value, maxLength, onType } = useField(field)
  return (
    <AdminField
      autoComplete="off"
      maxLength={maxLength}
      {...input}
      {...frame}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

interface EntrySelectProps {
  field: ManualEntryField
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice that may be left open. */
export function ManualEntrySelect({ field, options }: EntrySelectProps) {
  const t = useTranslations('admin.entry')
  const { frame, value, onType } = useField(field)
  return (
    <AdminSelect {...frame} value={value} onChange={(event) => onType(event.target.value)}>
      <option value="">{t('open')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </AdminSelect>
  )
}

/** A field of several lines. */
export function ManualEntryText({
  field,
  rows,
  lang,
}: {
  field: ManualEntryField
  rows: number
  lang?: string
}) {
  const { frame, value, maxLength, onType } = useField(field)
  return (
    <AdminFieldBox {...frame}>
      <textarea
        {...adminDescribedBy(frame)}
        className="input"
        id={frame.id}
        name={field}
        rows={rows}
        lang={lang}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </AdminFieldBox>
  )
}
