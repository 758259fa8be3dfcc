import { type ComponentProps, useState } from 'react'
import { AdminFieldBox, type AdminFieldLayout, adminDescribedBy } from './field.tsx'
import { AdminIcon } from './icon.tsx'

interface PasswordFieldProps extends AdminFieldLayout, Omit<ComponentProps<'input'>, keyof AdminFieldLayout> {
  /** Names of the button that shows and hides the password. */
  showLabel: string
  hideLabel: string
}

/** A password field with a button that reveals its content. */
export function PasswordField({
  id,
  label,
  aside,
  hint,
  error,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const frame = { id, label, aside, hint, error }
  return (
    <AdminFieldBox {...frame}>
      <div className="unit unit-btn">
        <input
          name={id}
          {...input}
          {...adminDescribedBy(frame)}
          className="input"
          id={id}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="btn quiet icon"
          aria-label={shown ? hideLabel : showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <AdminIcon name="eye-off" /> : <AdminIcon name="eye" />}
        </button>
      </div>
    </AdminFieldBox>
  )
}
