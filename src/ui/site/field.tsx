import { type ComponentProps, type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'

/** Words for the length of a text that comes near its limit. */
export interface LengthText {
  /** Maximum length in characters. */
  readonly max: number
  /** @param n characters typed */
  readonly text: (n: number) => string
}

/** Parts around the control of every field. */
export interface FieldLayout {
  /** Also the `name` unless another is given. */
  id: string
  label: string
  /** A remark on the right of the label, for example "optional". */
  note?: string | undefined
  /** Help below the control. */
  hint?: string | undefined
  /** Maximum length: said by screen readers, and seen where there is no script to count. */
  limit?: string | undefined
  /** Maximum length of a text of several lines, which is counted once four fifths of it are reached. */
  length?: LengthText | undefined
  /** The validation error and how to fix it. */
  error?: string | undefined
  /** Advice that blocks nothing. */
  advice?: string | undefined
}

/** The part of the limit from which on the length of a text is shown. */
const NEARLY_FULL = 0.8

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
  typed,
  error,
  advice,
  children,
}: FieldLayout & { typed?: string | undefined; children: ReactNode }) {
  return (
    <div className="form-field" data-bad={error ? '' : undefined}>
      <label htmlFor={id}>
        <span>{label}</span>
        {note && <span className="field-note">{note}</span>}
      </label>
      {children}
      {advice && (
        <p className="advice" id={`${id}-advice`} role="status">
          <Icon name="info" small />
          <span>{advice}</span>
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      {(hint || limit || typed) && (
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
          {typed && <p className="typed">{typed}</p>}
        </div>
      )}
    </div>
  )
}

/** What surrounds a control, apart from the control's own attributes. */
function split<Props extends FieldLayout>(props: Props) {
  const { id, label, note, hint, limit, length: _, error, advice, ...control } = props
  const frame = { id, label, note, hint, limit, error, advice }
  return { frame, control: { ...control, ...describedBy(frame), className: 'field', id } }
}

/** A single-line field; accepts all attributes of `<input>`. */
export function Field(props: FieldLayout & Omit<ComponentProps<'input'>, keyof FieldLayout>) {
  const { frame, control } = split(props)
  return (
    <FieldBox {...frame}>
      <input type="text" name={frame.id} {...control} />
    </FieldBox>
  )
}

/** A multi-line field; accepts all attributes of `<textarea>`. */
export function TextArea(props: FieldLayout & Omit<ComponentProps<'textarea'>, keyof FieldLayout>) {
  const { length } = props
  const [count, setCount] = useState(0)
  const { frame, control } = split(props)
  return (
    <FieldBox {...frame} typed={length && count >= length.max * NEARLY_FULL ? length.text(count) : undefined}>
      <textarea
        name={frame.id}
        {...control}
        onInput={({ currentTarget }) => setCount(currentTarget.value.length)}
      />
    </FieldBox>
  )
}

/** A select; the options are its children; accepts all attributes of `<select>`. */
export function SelectField(props: FieldLayout & Omit<ComponentProps<'select'>, keyof FieldLayout>) {
  const { frame, control } = split(props)
  return (
    <FieldBox {...frame}>
      <select name={frame.id} {...control} />
    </FieldBox>
  )
}
