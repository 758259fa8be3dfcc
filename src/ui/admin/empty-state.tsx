import type { ReactNode } from 'react'

/** Placeholder of an empty list: the reason, and the most useful action. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="empty">
      <h2>{title}</h2>
      {children}
    </div>
  )
}
