import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import type { FieldName } from '../../model/venue-fields.ts'
import { useVenueEditor } from './venue-editor.ts'

interface FieldProps {
  /** Its name in the document; also what problems and the save bar link to. */
  field: FieldName
  label: string
  hint?: ReactNode
  /** Takes two columns. */
  wide?: boolean
}

/** Id of the control of a field. */
export const controlId = (field: FieldName) => `field-${field}`

/** Surroundings of each control of the editor: its error, and whether it was changed. */
function FieldLayout({
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
    <div className={['editor-field', wide && 'sp2', changed && 'changed'].filter(Boolean).join(' ')}>
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
          className="in"
          autoComplete="off"
          maxLength={maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldLayout>
  )
}

interface NumberProps extends FieldProps {
  /** In the unit of the document. */
  value: number | null
  onChange: (value: number | null) => void
  /** Behind the number. */
  unit?: string
  /** How many units of the document make one of what people write: 100 for cents. */
  scale?: number
  decimals?: number
  negative?: boolean
  language: string
}

/** A number as people write it: with a comma or a point, with or without spaces. Empty is unknown. */
export function NumberField({
  value,
  onChange,
  unit,
  scale = 1,
  decimals = 0,
  negative = false,
  language,
  ...frame
}: NumberProps) {
  const written =
    value === null
      ? ''
      : new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(value / scale)
  // During input the text stays as typed: "3," is on its way to "3,5".
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <FieldLayout {...frame}>
      {(attributes) => (
        <div className={unit ? 'unit' : undefined}>
          <input
            {...attributes}
            type="text"
            className="in"
            autoComplete="off"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            value={typed ?? written}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange(readNumber(event.target.value, { scale, decimals, negative }))
            }}
            onBlur={() => setTyped(null)}
          />
          {unit && <span aria-hidden="true">{unit}</span>}
        </div>
      )}
    </FieldLayout>
  )
}

/** The number that a typed text means, in the unit of the document; undefined for anything else. */
function readNumber(
  text: string,
  { scale, decimals, negative }: { scale: number; decimals: number; negative: boolean },
): number | null {
  // With decimals a comma is a decimal sign; without, comma and point stand between thousands.
  const plain = text.replaceAll(/\s/g, '').replaceAll('−', '-')
  const digits = decimals > 0 ? plain.replace(',', '.') : plain.replaceAll(/[.,]/g, '')
  if (!/^-?\d{1,12}(?:\.\d*)?$/.test(digits) || (!negative && digits.startsWith('-'))) return null
  const value = Number(digits) * scale
  return scale === 1 && decimals > 0 ? Number(value.toFixed(decimals)) : Math.round(value)
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
          className="in"
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
