import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Parts around the control of every field. */
export interface FieldLayout {
  /** Also the `name` unless another is given. */
  id: string
  label: string
  /** A remark on the right of the label, for example "optional". */
  note?: string | undefined
  /** Help below the control. */
  hint?: string | undefined
  /** Maximum length, muted, below on the right. */
  limit?: string | undefined
  /** The validation error and how to fix it. */
  error?: string | undefined
  /** Advice that blocks nothing. */
  advice?: string | undefined
}

/** The attributes that link a control to its hint and its error. */
function describedBy({ id, hint, limit, error, advice }: FieldLayout) {
  const ids = [
    error && `${id}-error`,
    advice && `${id}-advice`,
    hint && `${id}-hint`,
    limit && `${id}-limit`,
  ].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

/** Label above the control, then below it the error first, then hint and limit. */
function FieldBox({
  id,
  label,
  note,
  hint,
  limit,
  error,
  advice,
  children,
}: FieldLayout & { children: ReactNode }) {
  return (
    <div className="f" data-bad={error ? '' : undefined}>
      <label htmlFor={id}>
        <span>{label}</span>
        {note && <span className="opt">{note}</span>}
      </label>
      {children}
      {advice && (
        <p className="advice" id={`${id}-advice`} role="status">
          <Icon name="info" small />
          <span>{advice}</span>
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      {(hint || limit) && (
        <div className="below">
          {hint && (
            <p className="hint" id={`${id}-hint`}>
              {hint}
            </p>
          )}
          {limit && (
            <p className="limit" id={`${id}-limit`}>
              {limit}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

/** A single-line field. Accepts all attributes of `<input>`. */
export function Field({
  id,
  label,
  note,
  hint,
  limit,
  error,
  advice,
  ...input
}: FieldLayout & Omit<ComponentProps<'input'>, keyof FieldLayout>) {
  const frame = { id, label, note, hint, limit, error, advice }
  return (
    <FieldBox {...frame}>
      <input type="text" name={id} {...input} {...describedBy(frame)} className="field" id={id} />
    </FieldBox>
  )
}

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
