import type { ReactNode } from 'react'
import { AdminIcon } from '../icon.tsx'
import { plainClick } from '../plain-click.ts'

/** The way to a neighbouring page. */
export interface PageWay {
  readonly label: string
  readonly onTurn: () => void
  /** Where the page has an address of its own: a link, which also opens elsewhere. */
  readonly href?: string
  /** Whether there is such a page. */
  readonly possible: boolean
}

interface ListPagerProps {
  /** Which rows of how many are in sight. */
  range: string
  /** Absent where everything is on one page. */
  ways?: { readonly previous: PageWay; readonly next: PageWay } | undefined
  /** What stands at the end of the line. */
  children?: ReactNode
}

/** Where in a list one is, and the way to the pages beside. */
export function ListPager({ range, ways, children }: ListPagerProps) {
  return (
    <footer className="pager">
      <span aria-live="polite">{range}</span>
      {ways && <TurnButton way={ways.previous} icon="chevron-left" />}
      {ways && <TurnButton way={ways.next} icon="chevron-right" />}
      <span className="grow" />
      {children}
    </footer>
  )
}

function TurnButton({ way, icon }: { way: PageWay; icon: 'chevron-left' | 'chevron-right' }) {
  const { label, href, possible, onTurn } = way
  if (possible && href !== undefined) {
    return (
      <a className="btn sm icon" href={href} aria-label={label} onClick={plainClick(onTurn)}>
        <AdminIcon name={icon} />
      </a>
    )
  }
  return (
    <button
      type="button"
      className="btn sm icon"
      aria-label={label}
      aria-disabled={!possible || undefined}
      onClick={possible ? onTurn : undefined}
    >
      <AdminIcon name={icon} />
    </button>
  )
}
