import type { ReactNode } from 'react'
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Tooltip,
  type TooltipContentProps,
  XAxis,
  YAxis,
} from 'recharts'
import type { ChartPoint } from './chart-points.ts'

interface ComparedChartProps {
  points: readonly ChartPoint[]
  /** Names of the two series, for the tooltip. */
  now: string
  before: string
  /** Whether the values are at the bars; too many of them would overlap. */
  withValues: boolean
}

const FILLED = { width: '100%', height: '100%' } as const

/**
 * Filled bars beside outlined ones. Loaded for the dashboard alone, and drawn in the browser only: the
 * library writes inline styles, which the page's policy allows to scripts but not to HTML.
 */
export default function ComparedChart({ points, now, before, withValues }: ComparedChartProps): ReactNode {
  return (
    <BarChart
      data={[...points]}
      // It measures its own box: while a page is on its way, that is hidden and has no size.
      responsive
      style={FILLED}
      barGap={2}
      barCategoryGap="24%"
      margin={{ top: 18, right: 2, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} />
      <XAxis
        dataKey="label"
        tickLine={false}
        axisLine={false}
        interval="equidistantPreserveStart"
        height={24}
      />
      <YAxis allowDecimals={false} tickLine={false} axisLine={false} tickCount={3} width={30} />
      <Tooltip
        isAnimationActive={false}
        content={(tip: TooltipContentProps) => <Tip tip={tip} now={now} before={before} />}
      />
      <Bar dataKey="before" className="was" isAnimationActive={false} maxBarSize={18} />
      <Bar dataKey="now" className="now" isAnimationActive={false} maxBarSize={18}>
        {withValues && <LabelList dataKey="now" position="top" offset={5} />}
      </Bar>
    </BarChart>
  )
}

function Tip({ tip, now, before }: { tip: TooltipContentProps; now: string; before: string }) {
  const point = tip.payload?.[0]?.payload as ChartPoint | undefined
  if (!tip.active || point === undefined) return null
  return (
    <div className="chart-tip">
      <div className="strong">{point.label}</div>
      <div>
        {now} {point.now ?? '–'}
      </div>
      <div className="muted">
        {before} {point.before ?? '–'}
      </div>
    </div>
  )
}
