import type { ComponentProps } from 'react'
import { describedBy, FieldBox, type FieldLayout } from './field.tsx'

/** A select; the options are its children. Accepts all attributes of `<select>`. */
export function SelectField({
  id,
  label,
  note,
  hint,
  limit,
  error,
  advice,
  children,
  ...select
}: FieldLayout & Omit<ComponentProps<'select'>, keyof FieldLayout>) {
  const frame = { id, label, note, hint, limit, error, advice }
  return (
    <FieldBox {...frame}>
      <select name={id} {...select} {...describedBy(frame)} className="field" id={id}>
        {children}
      </select>
    </FieldBox>
  )
}
