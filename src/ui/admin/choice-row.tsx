import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AdminIconName } from '#/ui/admin/icon-names.ts'

interface ChoiceRowProps<Value extends string> {
  name: string
  label: string
  choices: readonly { readonly value: Value; readonly label: string; readonly icon?: AdminIconName }[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice among very few, all of them in sight; the arrow keys move it. */
export function ChoiceRow<Value extends string>({
  name,
  label,
  choices,
  value,
  onChange,
}: ChoiceRowProps<Value>) {
  return (
    <fieldset className="choice-row">
      <legend className="field-label">{label}</legend>
      <div className="segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              className="sr"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon && <AdminIcon name={choice.icon} small />}
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
