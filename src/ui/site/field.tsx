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

/** What surrounds a control, apart from the control's own attributes. */
function split<Props extends FieldLayout>(props: Props) {
  const { id, label, note, hint, limit, error, advice, ...control } = props
  const frame = { id, label, note, hint, limit, error, advice }
  return { frame, control: { ...control, ...describedBy(frame), className: 'field', id } }
}

/** A single-line field. Accepts all attributes of `<input>`. */
export function Field(props: FieldLayout & Omit<ComponentProps<'input'>, keyof FieldLayout>) {
  const { frame, control } = split(props)
  return (
    <FieldBox {...frame}>
      <input type="text" name={frame.id} {...control} />
    </FieldBox>
  )
}

/** A multi-line field. Accepts all attributes of `<textarea>`. */
export function TextArea(props: FieldLayout & Omit<ComponentProps<'textarea'>, keyof FieldLayout>) {
  const { frame, control } = split(props)
  return (
    <FieldBox {...frame}>
      <textarea name={frame.id} {...control} />
    </FieldBox>
  )
}

/** A select; the options are its children. Accepts all attributes of `<select>`. */
export function SelectField(props: FieldLayout & Omit<ComponentProps<'select'>, keyof FieldLayout>) {
  const { frame, control } = split(props)
  return (
    <FieldBox {...frame}>
      <select name={frame.id} {...control} />
    </FieldBox>
  )
}
