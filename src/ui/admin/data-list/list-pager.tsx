import type { ReactNode } from 'react'
import { onPlainClick } from '#/lib/plain-click.ts'
import { AdminIcon } from '../icon.tsx'

/** Link to a neighbouring page. */
export interface PageWay {
  readonly label: string
  readonly onTurn: () => void
  /** Where the page has an address of its own: a link, which can be opened in another tab. */
  readonly href?: string
  /** Whether there is such a page. */
  readonly possible: boolean
}

interface ListPagerProps {
  /** Visible rows and their total number. */
  range: string
  /** Absent where everything is on one page. */
  ways?: { readonly previous: PageWay; readonly next: PageWay } | undefined
  /** Content at the end of the pager. */
  children?: ReactNode
}

/** Position in a list, with links to the neighbouring pages. */
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
      <a className="btn sm icon" href={href} aria-label={label} onClick={onPlainClick(onTurn)}>
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
