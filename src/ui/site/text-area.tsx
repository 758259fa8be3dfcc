import type { ComponentProps } from 'react'
import { describedBy, FieldBox, type FieldLayout } from './field.tsx'

/** A multi-line field. Accepts all attributes of `<textarea>`. */
export function TextArea({
  id,
  label,
  note,
  hint,
  limit,
  error,
  advice,
  ...area
}: FieldLayout & Omit<ComponentProps<'textarea'>, keyof FieldLayout>) {
  const frame = { id, label, note, hint, limit, error, advice }
  return (
    <FieldBox {...frame}>
      <textarea name={id} {...area} {...describedBy(frame)} className="field" id={id} />
    </FieldBox>
  )
}
