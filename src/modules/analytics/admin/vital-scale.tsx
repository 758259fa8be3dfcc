import type { Metric } from '../model/vital-names.ts'
import { THRESHOLDS } from '../model/vital-scale.ts'

/** Positions of the thresholds on the scale, in per cent of its width. */
const GOOD_END = 50
const POOR_START = 80

/** A scale from good to poor with a mark at the value; the value stands beside it as text. */
export function VitalScale({ metric, value }: { metric: Metric; value: number }) {
  const at = `${position(metric, value)}%`
  return (
    <svg aria-hidden="true">
      <rect className="go" width={`${GOOD_END}%`} height="100%" />
      <rect className="soon" x={`${GOOD_END}%`} width={`${POOR_START - GOOD_END}%`} height="100%" />
      <rect className="late" x={`${POOR_START}%`} width={`${100 - POOR_START}%`} height="100%" />
      <rect className="at" x={at} y="-4" width="4" height="14" transform="translate(-2 0)" />
    </svg>
  )
}

/** Each of the three sections is linear; beyond twice the poor threshold the mark stays at the end. */
function position(metric: Metric, value: number): number {
  const [good, poor] = THRESHOLDS[metric] ?? [1, 2]
  if (value < good) return (GOOD_END * value) / good
  if (value < poor) return GOOD_END + ((POOR_START - GOOD_END) * (value - good)) / (poor - good)
  return Math.min(100, POOR_START + ((100 - POOR_START) * (value - poor)) / poor)
}
