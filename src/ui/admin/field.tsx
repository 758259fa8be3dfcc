import type { ComponentProps, ReactNode } from 'react'
import { AdminIcon } from './icon.tsx'

/** Parts around the control of every back-office field. */
export interface AdminFieldLayout {
  /** Also the `name` unless another is given. */
  id: string
  label: ReactNode
  /** Behind the label, at the end of its line: a link, a limit. */
  aside?: ReactNode
  hint?: ReactNode
  /** The validation error and how to fix it. */
  error?: string | undefined
}

/** The attributes that link a control to its hint and its error. */
export function adminDescribedBy({ id, hint, error }: AdminFieldLayout) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean)
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}

/** Label above the control, then the error, then the hint. */
export function AdminFieldBox({
  id,
  label,
  aside,
  hint,
  error,
  children,
}: AdminFieldLayout & { children: ReactNode }) {
  return (
    <div className="field">
      <div className="field-label">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <AdminIcon name="circle-alert" small />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** A single-line field; accepts all attributes of `<input>`. */
export function AdminField({
  id,
  label,
  aside,
  hint,
  error,
  ...input
}: AdminFieldLayout & Omit<ComponentProps<'input'>, keyof AdminFieldLayout>) {
  const frame = { id, label, aside, hint, error }
  const classes = input.className ? `input ${input.className}` : 'input'
  return (
    <AdminFieldBox {...frame}>
      <input type="text" name={id} {...input} {...adminDescribedBy(frame)} className={classes} id={id} />
    </AdminFieldBox>
  )
}

/** A select. `children` are its `<option>`s; accepts all attributes of `<select>`. */
export function AdminSelect({
  id,
  label,
  aside,
  hint,
  error,
  children,
  ...select
}: AdminFieldLayout & Omit<ComponentProps<'select'>, keyof AdminFieldLayout>) {
  const frame = { id, label, aside, hint, error }
  return (
    <AdminFieldBox {...frame}>
      <select name={id} {...select} {...adminDescribedBy(frame)} className="input" id={id}>
        {children}
      </select>
    </AdminFieldBox>
  )
}
