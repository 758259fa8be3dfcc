import type { ReactNode } from 'react'

interface ShapeMarkProps {
  /** Class for the colour of the shape, which has the same meaning without colour. */
  className: string
  /** Drawn on a grid of 14 by 14. */
  shape: ReactNode
  children: ReactNode
}

/** A status: a shape followed by its label. */
export function ShapeMark({ className, shape, children }: ShapeMarkProps) {
  return (
    <span className={`shape-mark ${className}`}>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        {shape}
      </svg>
      <span className="mark-word">{children}</span>
    </span>
  )
}
