import type { ReactNode } from 'react'

interface PageHeadProps {
  title: string
  /** Quietly beside the title; left out on phones. */
  sub?: ReactNode
  /** Buttons at the end. */
  children?: ReactNode
}

/** The top row of a page of the back office. */
export function AdminPageHead({ title, sub, children }: PageHeadProps) {
  return (
    <header className="top">
      <h1>{title}</h1>
      {sub !== undefined && <span className="sub wide">{sub}</span>}
      <span className="grow" />
      {children}
    </header>
  )
}
