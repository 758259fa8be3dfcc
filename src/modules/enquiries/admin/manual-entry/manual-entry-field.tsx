import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import type { Fields } from '#/forms/field.ts'
import { shownChoices } from '#/forms/phone-errors.ts'
import type { ManualEntryError } from '../../model/manual-entry.schema.ts'
import {
  MANUAL_ENTRY_TABLES,
  type ManualEntryField,
  type ManualEntryPlace,
} from '../../model/manual-entry-fields.ts'
import { FieldControl } from '../field-control.tsx'
import type { ManualEntryDraft, ManualEntryState } from './use-manual-entry.ts'

/** Context of the fields of the form. */
export interface ManualEntryForm {
  readonly entry: ManualEntryState
  readonly draft: ManualEntryDraft
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

interface ManualEntryControlProps {
  name: ManualEntryField
  required?: boolean
  hint?: string | undefined
  /** Height of several lines. */
  rows?: number
}

/** A field of the request as it is being written down; nothing where its kind has none. */
export function ManualEntryControl({ name, required, hint, rows }: ManualEntryControlProps) {
  const t = useTranslations('admin.entry')
  const { entry, draft } = useManualEntryForm()
  const errorOf = useManualEntryErrorText()
  const fields: Fields = MANUAL_ENTRY_TABLES[draft.kind]
  const field = fields[name]
  if (field === undefined) return null
  return (
    <FieldControl
      frame={{ id: manualEntryFieldId(name), label: t(`fields.${name}`), error: errorOf(name), hint }}
      field={field}
      required={required}
      rows={rows}
      value={draft.values[name] ?? ''}
      onType={(value) => entry.type(name, value)}
    />
  )
}
