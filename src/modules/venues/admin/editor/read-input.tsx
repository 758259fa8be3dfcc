import { useState } from 'react'
import { controlId, FieldLayout, type FieldProps } from './editor-fields.tsx'
import { useVenueEditor } from './venue-editor.ts'

/** What a typed text came to: a value for the document, or why there is none. */
export type Reading<Value> = { readonly value: Value } | { readonly unread: string }

interface ReadInputProps<Value> extends FieldProps {
  /** What the field shows while nothing is being typed. */
  written: string
  read: (typed: string) => Reading<Value>
  onChange: (value: Value) => void
  /** Behind the input. */
  unit?: string | undefined
  isDecimal: boolean
}

/**
 * A field of typed text that has to be understood. What was not understood stays in the field with the reason, leaves the
 * document as it was, and keeps the venue from being saved.
 */
export function ReadInput<Value>({
  written,
  read,
  onChange,
  unit,
  isDecimal,
  ...frame
}: ReadInputProps<Value>) {
  const { unread, setUnread } = useVenueEditor()
  // During input the text stays as typed: "3," is on its way to "3,5", and no problem is shown yet.
  const [typed, setTyped] = useState<string | null>(null)
  const { field } = frame
  return (
    <FieldLayout {...frame}>
      {(attributes) => (
        <div className={unit ? 'unit' : undefined}>
          <input
            {...attributes}
            type="text"
            className="input"
            autoComplete="off"
            maxLength={MAX_TYPED}
            inputMode={isDecimal ? 'decimal' : 'numeric'}
            value={typed ?? unread.get(field)?.typed ?? written}
            onChange={({ target }) => {
              setTyped(target.value)
              const reading = read(target.value)
              if ('value' in reading) {
                setUnread(field, undefined)
                onChange(reading.value)
              } else setUnread(field, { typed: target.value, sentence: reading.unread, isBeingTyped: true })
            }}
            onBlur={() => {
              setTyped(null)
              const left = unread.get(field)
              if (left) setUnread(field, { ...left, isBeingTyped: false })
            }}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </div>
      )}
    </FieldLayout>
  )
}

/** Nobody writes a longer number. */
const MAX_TYPED = 100

/** The input of a field, where it is on the page. */
export function inputOf(field: FieldProps['field']): HTMLElement | null {
  return document.getElementById(controlId(field))
}
