import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import type { FieldName } from '../../model/venue-fields.ts'
import { useVenueEditor } from './venue-editor.ts'

/** What surrounds every field of the editor. */
export interface FieldProps {
  /** Its name in the document; also what problems and the save bar link to. */
  field: FieldName
  label: string
  hint?: ReactNode
  /** Whether it takes two columns. */
  wide?: boolean
}

/** Id of the control of a field. */
export const controlId = (field: FieldName) => `field-${field}`

/** Surroundings of each control of the editor: its error, and whether it was changed. */
export function FieldLayout({
  field,
  label,
  hint,
  wide,
  children,
}: FieldProps & { children: (attributes: object) => ReactNode }) {
  const t = useTranslations('admin.venueDesk')
  const { errorAt, isChanged } = useVenueEditor()
  const changed = isChanged(field)
  const frame = { id: controlId(field), label, hint, error: errorAt(field) }
  return (
    <div className={['editor-field', wide && 'span-2', changed && 'changed'].filter(Boolean).join(' ')}>
      <AdminFieldBox {...frame} aside={changed && <span className="mark end">{t('changed')}</span>}>
        {children({ id: frame.id, name: field, ...adminDescribedBy(frame) })}
      </AdminFieldBox>
    </div>
  )
}

interface TextProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  maxLength: number
  autoComplete?: string
}

/** A line of text. */
export function TextField({ value, onChange, maxLength, ...frame }: TextProps) {
  return (
    <FieldLayout {...frame}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          className="input"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldLayout>
  )
}

interface ChoiceProps<T extends string> extends FieldProps {
  value: T
  options: readonly (readonly [value: T, label: string])[]
  onChange: (value: T) => void
}

/** A choice among few. */
export function ChoiceField<T extends string>({ value, options, onChange, ...frame }: ChoiceProps<T>) {
  return (
    <FieldLayout {...frame}>
      {(attributes) => (
        <select
          {...attributes}
          className="input"
          value={value}
          onChange={(event) => {
            const chosen = options.find(([option]) => option === event.target.value)
            if (chosen) onChange(chosen[0])
          }}
        >
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldLayout>
  )
}
