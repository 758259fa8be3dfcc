import type { ReactNode } from 'react'

interface SelectInputProps {
  /** Also the key in the address. */
  field: string
  label: string
  chosen: string
  invalid: boolean
  /** The options. */
  children: ReactNode
}

/** One choice of the filter from a list. */
export function SelectInput({ field, label, chosen, invalid, children }: SelectInputProps) {
  const id = `filter-${field}`
  return (
    <div className="small-field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <select
        className="field-s"
        id={id}
        name={field}
        defaultValue={chosen}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? 'filter-problems' : undefined}
      >
        {children}
      </select>
    </div>
  )
}
