import type { ReactNode } from 'react'

/** A choice of a group of checkboxes. */
export interface Choice {
  value: string
  text: string
  /** How many venues it would show. */
  count: number
}

interface ChoiceGroupProps {
  /** Also the key in the address. */
  field: string
  legend: string
  hint?: string
  children: ReactNode
}

/** Checkboxes under a common name. */
export function ChoiceGroup({ field, legend, hint, children }: ChoiceGroupProps) {
  const hintId = `filter-${field}-hint`
  return (
    <fieldset id={`filter-${field}`} tabIndex={-1} aria-describedby={hint && hintId}>
      <legend>{legend}</legend>
      <div>
        {hint && (
          <p className="label hint" id={hintId}>
            {hint}
          </p>
        )}
        {children}
      </div>
    </fieldset>
  )
}

interface ChoicesProps {
  field: string
  choices: readonly Choice[]
  chosen: readonly string[]
}

/** The boxes of a group, each with the number of venues that it would show; none is said by the letters alone. */
export function Choices({ field, choices, chosen }: ChoicesProps) {
  return choices.map(({ value, text, count }) => {
    const checked = chosen.includes(value)
    return (
      <label className="check" key={value} data-none={count === 0 && !checked ? '' : undefined}>
        <input type="checkbox" name={field} value={value} defaultChecked={checked} />
        <span>{text}</span>
        <span>{count > 0 ? count : <span className="sr">0</span>}</span>
      </label>
    )
  })
}
