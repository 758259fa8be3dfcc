import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** What every field of a form has around its control. */
export interface FieldFrame {
  /** Also the `name` unless another is given. */
  id: string
  label: string
  /** A remark on the right of the label, for example "optional". */
  note?: string | undefined
  /** What helps to fill it in, below. */
  hint?: string | undefined
  /** How much may be written, quietly below on the right. */
  limit?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** Advice that blocks nothing. */
  advice?: string | undefined
}

/** The attributes that tie a control to its hint and its error. */
export function describedBy({ id, hint, limit, error, advice }: FieldFrame) {
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

/** Label above, control, then below it what is wrong first, then help and limit. */
export function FieldBox({
  id,
  label,
  note,
  hint,
  limit,
  error,
  advice,
  children,
}: FieldFrame & { children: ReactNode }) {
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

/** A field of one line. All attributes of `<input>` may be given. */
export function Field({
  id,
  label,
  note,
  hint,
  limit,
  error,
  advice,
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>) {
  const frame = { id, label, note, hint, limit, error, advice }
  return (
    <FieldBox {...frame}>
      <input type="text" name={id} {...input} {...describedBy(frame)} className="field" id={id} />
    </FieldBox>
  )
}
