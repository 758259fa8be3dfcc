import type { FilterProblem } from '../../model/venue.ts'
import type { VenueFilter } from '../../model/venue-filter.ts'
import { isRejected, type NumberField, typedValue } from './typed-value.ts'

interface NumberInputProps {
  field: NumberField
  filter: VenueFilter
  problems: readonly FilterProblem[]
  label: string
  /** The label is read out only; something visible beside the field says the same. */
  silentLabel?: boolean
  /** `id` of the hint below. */
  hintId?: string | undefined
  placeholder?: string | undefined
}

/** A whole number of the filter. A text field, since a number field would drop what it cannot read. */
export function NumberInput({
  field,
  filter,
  problems,
  label,
  silentLabel = false,
  hintId,
  placeholder,
}: NumberInputProps) {
  const id = `filter-${field}`
  const rejected = isRejected(field, problems)
  const descriptions = [rejected && 'filter-problems', hintId].filter(Boolean).join(' ')
  return (
    <div className="small-field">
      <label htmlFor={id} className={silentLabel ? 'sr' : 'label'}>
        {label}
      </label>
      <input
        className="field-s"
        id={id}
        name={field}
        type="text"
        inputMode="numeric"
        maxLength={20}
        defaultValue={typedValue(field, filter, problems)}
        placeholder={placeholder}
        aria-invalid={rejected || undefined}
        aria-describedby={descriptions || undefined}
      />
    </div>
  )
}
