import type { ReactNode } from 'react'
import { AdminIcon } from '../icon.tsx'

interface SelectionBarProps {
  label: string
  /** How many rows are picked. */
  picked: string
  clearLabel: string
  onClear: () => void
  /** What can be done with them. */
  children: ReactNode
}

/** Floats over a list while some of its rows are picked. */
export function SelectionBar({ label, picked, clearLabel, onClear, children }: SelectionBarProps) {
  return (
    <div className="bulk" role="toolbar" aria-label={label}>
      <b aria-live="polite">{picked}</b>
      <span className="sep" />
      {children}
      <span className="sep" />
      <button type="button" className="btn icon" aria-label={clearLabel} onClick={onClear}>
        <AdminIcon name="x" />
      </button>
    </div>
  )
}
