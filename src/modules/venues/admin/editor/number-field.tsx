import { useTranslations } from 'use-intl'
import type { NumberUnit } from '#/lib/typed/number-units.ts'
import { type ReadNumber, readDegrees, readNumber } from '#/lib/typed/read-number.ts'
import type { FieldProps } from './editor-fields.tsx'
import { ReadInput } from './read-input.tsx'

interface NumberProps extends FieldProps {
  /** In the unit of the document. */
  value: number | null
  onChange: (value: number | null) => void
  /** Behind the number. */
  unit?: string | undefined
  /** What may be typed behind it. */
  unitName?: NumberUnit | undefined
  /** How many units of the document make one of what people write: 100 for metres kept in centimetres. */
  scale?: number
  decimals?: number
  /** A latitude or a longitude. */
  isDegrees?: boolean
  language: string
}

/** A number as people write it: with a comma or a point, grouped or not, with its unit or without. Empty is unknown. */
export function NumberField({
  value,
  onChange,
  unit,
  unitName,
  scale = 1,
  decimals = 0,
  isDegrees = false,
  language,
  ...frame
}: NumberProps) {
  const t = useTranslations('admin.number')
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: decimals })
  const sentence = ({ reason }: Extract<ReadNumber, { kind: 'refused' }>) => {
    if (reason === 'decimals') return t('decimals', { max: decimals })
    return reason === 'figures' ? t('figures', { unit: unit ?? 'none' }) : t(reason)
  }
  return (
    <ReadInput
      {...frame}
      unit={unit}
      isDecimal={decimals > 0}
      written={value === null ? '' : format.format(value / scale)}
      read={(typed) => {
        const read = isDegrees ? readDegrees(typed) : readNumber(typed, { decimals, unit: unitName })
        if (read.kind === 'refused') return { unread: sentence(read) }
        if (read.kind === 'nothing') return { value: null }
        return { value: isDegrees ? Number(read.value.toFixed(decimals)) : Math.round(read.value * scale) }
      }}
      onChange={onChange}
    />
  )
}
