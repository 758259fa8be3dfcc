import type { ReactNode } from 'react'
import { AdminIcon } from '../icon.tsx'

interface RemovableChipProps {
  /** Whether the filter is active: only then it can be removed. */
  on: boolean
  removeLabel: string
  onRemove: () => void
  /** The chip itself, which opens the filter's options. */
  children: ReactNode
}

/** A filter of a list: dashed while inactive, solid with a cross while active. */
export function RemovableChip({ on, removeLabel, onRemove, children }: RemovableChipProps) {
  return (
    <span className={on ? 'chip-on' : undefined}>
      {children}
      {on && (
        <button type="button" className="chip on cross" aria-label={removeLabel} onClick={onRemove}>
          <AdminIcon name="x" />
        </button>
      )}
    </span>
  )
}
