import type { ReactNode } from 'react'

interface DashCellProps {
  /** Of the section; its heading is `{id}-title`. */
  id: string
  title: string
  /** Muted, beside the title. */
  aside?: ReactNode
  /** At the end of the title's line. */
  end?: ReactNode
  /** Its position in the row, or a row of its own, and its columns of twelve. */
  place: `at-${'start' | 'middle' | 'end' | 'whole'} span-${3 | 4 | 5 | 6 | 12}`
  children: ReactNode
}

/** One section of the dashboard, divided from its neighbours by hairlines. */
export function DashCell({ id, title, aside, end, place, children }: DashCellProps) {
  return (
    <section className={`cell ${place}`} id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside && <span className="muted">{aside}</span>}
        {end && <span className="end">{end}</span>}
      </header>
      {children}
    </section>
  )
}

interface BarProps {
  /** 0 to 1 of its width. */
  share: number
  /** Comparison mark, 0 to 1. */
  mark?: number | undefined
  color?: 'go' | 'soon' | 'late' | 'lost'
}

/** A bar for a figure that is beside it. SVG, since the page allows no inline styles. */
export function Bar({ share, mark, color = 'go' }: BarProps) {
  return (
    <svg className="bar-h" aria-hidden="true">
      <rect className="base" width="1" height="100%" />
      <rect className={color} width={percent(share)} height="100%" />
      {mark !== undefined && <rect className="mark" x={percent(mark)} y="-3" width="2" height="18" />}
    </svg>
  )
}

function percent(share: number): string {
  return `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
}
