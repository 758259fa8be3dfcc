import type { HTMLInputTypeAttribute } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import type { Field } from '#/forms/field.ts'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import type { FactField } from '../../model/fact-fields.ts'
import { namesAt } from '../../model/field-texts.ts'
import { factInputId } from './use-facts-saving.ts'

interface FactInputProps {
  fact: FactField
  value: string
  error: string | undefined
  onType: (value: string) => void
}

/** Input of a fact, as its field in the table of the forms wants it. */
export function FactInput({ fact: { name, field, label }, value, error, onType }: FactInputProps) {
  const labels = useTranslations('admin.request.facts')
  const frame = { id: factInputId(name), label: labels(label), error }
  if (field.kind === 'choice') {
    return <FactSelect frame={frame} field={field} value={value} onType={onType} />
  }
  return (
    <AdminField
      {...frame}
      type={typeOf(name, field)}
      inputMode={field.kind === 'integer' ? 'numeric' : undefined}
      maxLength={'max' in field && field.kind !== 'integer' ? field.max : undefined}
      autoComplete="off"
      spellCheck={field.kind === 'email' ? false : undefined}
      autoCapitalize={field.kind === 'email' ? 'off' : undefined}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

function typeOf(name: string, { kind }: Field): HTMLInputTypeAttribute {
  if (kind === 'day') return 'date'
  if (kind === 'email') return 'email'
  return name === 'phone' ? 'tel' : 'text'
}

interface FactSelectProps {
  frame: { id: string; label: string; error: string | undefined }
  field: Extract<Field, { kind: 'choice' }>
  value: string
  onType: (value: string) => void
}

function FactSelect({ frame, field, value, onType }: FactSelectProps) {
  const t = useTranslations('admin.entry')
  const names = useOptionNames()(field)
  // A code of a former list stays until another one is chosen.
  const options = value === '' || field.options.includes(value) ? field.options : [value, ...field.options]
  return (
    <AdminSelect {...frame} value={value} onChange={(event) => onType(event.target.value)}>
      <option value="">{t('open')}</option>
      {options.map((code) => (
        <option key={code} value={code}>
          {names[code] ?? code}
        </option>
      ))}
    </AdminSelect>
  )
}

/** Names of the options of a field, in the interface language. */
export function useOptionNames(): (
  field: Extract<Field, { kind: 'choice' }>,
) => Readonly<Record<string, string>> {
  const messages = useMessages()
  return ({ optionNames }) => namesAt(messages, optionNames)
}
