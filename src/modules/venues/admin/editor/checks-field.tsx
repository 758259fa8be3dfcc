import { useTranslations } from 'use-intl'
import type { FieldName } from '../../model/venue-fields.ts'
import { controlId } from './editor-fields.tsx'
import { useVenueEditor } from './venue-editor.ts'

interface ChecksProps<T extends string> {
  field: FieldName
  label: string
  /** The heading above says the label already. */
  quiet?: boolean
  options: readonly (readonly [value: T, label: string])[]
  value: readonly T[]
  onChange: (value: T[]) => void
}

/** Several of many, kept in the order of the options. */
export function ChecksField<T extends string>({
  field,
  label,
  quiet,
  options,
  value,
  onChange,
}: ChecksProps<T>) {
  const t = useTranslations('admin.venueDesk')
  const { isChanged } = useVenueEditor()
  const toggle = (id: T) =>
    onChange(options.flatMap(([option]) => (value.includes(option) !== (option === id) ? [option] : [])))
  return (
    <fieldset className="checks" id={controlId(field)} tabIndex={-1}>
      <legend className={quiet ? 'sr' : 'field-label'}>{label}</legend>
      {isChanged(field) && <span className="mark">{t('changed')}</span>}
      <div className="check-list">
        {options.map(([id, name]) => (
          <label key={id} className="row tick">
            <input
              type="checkbox"
              className="check"
              name={field}
              checked={value.includes(id)}
              onChange={() => toggle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
