interface BarProps {
  /** 0 to 1 of its width. */
  share: number
  /** Comparison mark, 0 to 1. */
  mark?: number | undefined
  color?: 'go' | 'soon' | 'late'
}

/** A bar for a figure that stands beside it. SVG, since the page allows no inline styles. */
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
