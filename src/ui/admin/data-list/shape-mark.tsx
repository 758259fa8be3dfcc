import type { ReactNode } from 'react'

interface ShapeMarkProps {
  /** Colours the shape, which says the same without colour. */
  className: string
  /** Drawn on a grid of 14 by 14. */
  shape: ReactNode
  children: ReactNode
}

/** A status: a shape first, the word beside it. */
export function ShapeMark({ className, shape, children }: ShapeMarkProps) {
  return (
    <span className={`st ${className}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {shape}
      </svg>
      <span className="w">{children}</span>
    </span>
  )
}
