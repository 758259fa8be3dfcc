import { type ComponentProps, createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField, AdminFieldBox, AdminSelect, adminDescribedBy } from '#/ui/admin/field.tsx'
import type { EntryError } from '../../model/entry.schema.ts'
import { ENTRY_LIMITS, type EntryField, type EntryPlace } from '../../model/entry-fields.ts'
import type { EntryState } from './use-entry.ts'

/** What every field of the form needs. */
export interface EntryForm {
  readonly entry: EntryState
  readonly values: Readonly<Record<string, string>>
  readonly errors: readonly EntryError[]
}

const FormContext = createContext<EntryForm | null>(null)

/** Gives the form to its fields. */
export const EntryFormProvider = FormContext.Provider

/**
 * The form around a field.
 * @throws {Error} outside of a form
 */
export function useEntryForm(): EntryForm {
  const form = useContext(FormContext)
  if (form === null) throw new Error('A field of an entered request stands outside of its form')
  return form
}

/** The id of a field in the page. */
export const entryFieldId = (field: EntryPlace) => `entry-${field}`

/** What is wrong with a field, in words. */
export function useEntryErrorText(): (field: EntryPlace) => string | undefined {
  const t = useTranslations('admin.entry.errors')
  const { errors } = useEntryForm()
  return (field) => {
    const error = errors.find((one) => one.field === field)
    return error && t(error.code, { min: 0, max: 0, ...error.values })
  }
}

function useField(field: EntryField) {
  const t = useTranslations('admin.entry')
  const { entry, values } = useEntryForm()
  const errorOf = useEntryErrorText()
  return {
    frame: { id: entryFieldId(field), label: t(`fields.${field}`), error: errorOf(field) },
    value: values[field] ?? '',
    maxLength: ENTRY_LIMITS[field],
    onType: (value: string) => entry.type(field, value),
  }
}

type Own = 'id' | 'label' | 'value' | 'onChange' | 'error'

/** A field of one line. */
export function EntryInput({
  field,
  ...input
}: { field: EntryField } & Omit<ComponentProps<typeof AdminField>, Own>) {
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
  field: EntryField
  options: readonly { readonly value: string; readonly label: string }[]
}

/** A choice that may be left open. */
export function EntrySelect({ field, options }: EntrySelectProps) {
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
export function EntryText({ field, rows, lang }: { field: EntryField; rows: number; lang?: string }) {
  const { frame, value, maxLength, onType } = useField(field)
  return (
    <AdminFieldBox {...frame}>
      <textarea
        {...adminDescribedBy(frame)}
        className="in"
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
