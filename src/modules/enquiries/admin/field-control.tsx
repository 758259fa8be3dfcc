import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { useMessages, useTranslations } from 'use-intl'
import type { Field } from '#/forms/field.ts'
import { AdminField, AdminFieldBox, AdminSelect, adminDescribedBy } from '#/ui/admin/field.tsx'
import { namesAt } from '../model/field-texts.ts'

interface ControlProps {
  /** What surrounds it. */
  frame: { id: string; label: string; error: string | undefined; hint?: ReactNode }
  value: string
  onType: (value: string) => void
}

interface FieldControlProps extends ControlProps {
  field: Field
  required?: boolean
  /** Height of several lines. */
  rows?: number
}

/** Input of the back office for a field, as its row in the table of the forms wants it. */
export function FieldControl({ frame, field, value, onType, required, rows }: FieldControlProps) {
  if (field.kind === 'choice') {
    return <ChoiceControl frame={frame} field={field} value={value} onType={onType} />
  }
  if (field.kind === 'time') return <TimeControl frame={frame} field={field} value={value} onType={onType} />
  const maxLength = field.kind === 'day' || field.kind === 'integer' ? undefined : field.max
  if (field.kind === 'lines') {
    return (
      <AdminFieldBox {...frame}>
        <textarea
          {...adminDescribedBy(frame)}
          className="input"
          id={frame.id}
          name={frame.id}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={(event) => onType(event.target.value)}
        />
      </AdminFieldBox>
    )
  }
  return (
    <AdminField
      {...frame}
      type={typeOf(field)}
      required={required}
      inputMode={field.kind === 'integer' ? 'numeric' : undefined}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={field.kind === 'email' ? false : undefined}
      autoCapitalize={field.kind === 'email' ? 'off' : undefined}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

function typeOf({ kind, autoComplete }: Field): HTMLInputTypeAttribute {
  if (kind === 'day') return 'date'
  if (kind === 'email') return 'email'
  return autoComplete === 'tel' ? 'tel' : 'text'
}

type Choice = Extract<Field, { kind: 'choice' }>

function ChoiceControl({ frame, field, value, onType }: ControlProps & { field: Choice }) {
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

/** A time of the day; one that is not offered any more stays until another one is chosen. */
function TimeControl({
  frame,
  field: { times },
  value,
  onType,
}: ControlProps & { field: Extract<Field, { kind: 'time' }> }) {
  const t = useTranslations('admin.entry')
  const options = value === '' || times.includes(value) ? times : [value, ...times]
  return (
    <AdminSelect {...frame} value={value} onChange={(event) => onType(event.target.value)}>
      <option value="">{t('open')}</option>
      {options.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </AdminSelect>
  )
}

/** Names of the options of a field, in the interface language. */
export function useOptionNames(): (field: Choice) => Readonly<Record<string, string>> {
  const messages = useMessages()
  return ({ optionNames }) => namesAt(messages, optionNames)
}
