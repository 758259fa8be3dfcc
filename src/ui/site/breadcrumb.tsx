import { Children, type ReactNode } from 'react'

interface BreadcrumbProps {
  /** Name of the landmark, in the page's language. */
  label: string
  /** Name of the current page. */
  current: string
  /** Links to the pages above it, the home page first. */
  children: ReactNode
  /** Whether the title below says something else than the name: phones show the name then, and leave out the first step. */
  isNamed?: boolean
}

/** Breadcrumb: one link per level, then the page itself. */
export function Breadcrumb({ label, current, children, isNamed = false }: BreadcrumbProps) {
  return (
    <nav className={isNamed ? 'crumbs crumbs-named' : 'crumbs'} aria-label={label}>
      <ol>
        {Children.map(children, (link) => link && <li>{link}</li>)}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
