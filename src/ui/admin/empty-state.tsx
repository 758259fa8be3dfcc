import type { ReactNode } from 'react'

/** Where there is nothing to show: why, and the one thing that helps. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
