import type { ReactNode } from 'react'
import { AdminIcon } from '../icon.tsx'

interface SelectionBarProps {
  label: string
  /** Number of selected rows, as text. */
  picked: string
  clearLabel: string
  onClear: () => void
  /** Bulk actions. */
  children: ReactNode
}

/** Bar of bulk actions that floats over a list while rows are selected. */
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
