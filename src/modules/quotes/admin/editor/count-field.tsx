import { type ReactNode, useState } from 'react'
import { AdminField } from '#/ui/admin/field.tsx'

interface CountFieldProps {
  id: string
  label: ReactNode
  value: number | null
  /** Decimals that are kept; whole numbers by default. */
  scale?: number
  min?: number
  max: number
  onValue: (value: number | null) => void
  error?: string | undefined
  hint?: ReactNode
}

/** Field of a number; what is none changes nothing. */
export function CountField({ scale = 1, min = 0, max, value, onValue, ...field }: CountFieldProps) {
  const shown = value === null ? '' : String(value / scale)
  const [typed, setTyped] = useState({ text: shown, value })
  if (typed.value !== value) setTyped({ text: shown, value })
  const write = (text: string) => {
    const read = Math.round(Number(text.trim().replace(',', '.')) * scale)
    const isNumber = text.trim() !== '' && Number.isFinite(read) && read >= min && read <= max
    const next = isNumber ? read : text.trim() === '' ? null : value
    setTyped({ text, value: next })
    if (next !== value) onValue(next)
  }
  return (
    <AdminField
      {...field}
      className="num"
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      value={typed.text}
      onChange={(event) => write(event.target.value)}
      onBlur={() => setTyped({ text: shown, value })}
    />
  )
}
