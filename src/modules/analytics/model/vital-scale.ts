/** Thresholds of the vitals, and the classes of their histograms. */
import { METRICS, type Metric } from './vital-names.ts'

/** Rating of a value: good below the first threshold, poor from the second on. */
export type Rating = 'good' | 'middling' | 'poor'

/**
 * Milliseconds; CLS has no unit. LCP, FID and CLS: behaviour 9.9. INP: behaviour 5.5. TTFB has none of its
 * own: it is part of every LCP.
 */
export const THRESHOLDS: Readonly<Partial<Record<Metric, readonly [good: number, poor: number]>>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FID: [100, 300],
}

/** The rating of a value; `undefined` for a metric without thresholds. */
export function ratingOf(metric: Metric, value: number): Rating | undefined {
  const thresholds = THRESHOLDS[metric]
  if (!thresholds) return undefined
  const [good, poor] = thresholds
  if (value < good) return 'good'
  return value < poor ? 'middling' : 'poor'
}

/** Width and end of each section of a scale, finer around the thresholds. Thresholds are ends of classes. */
type Stretches = readonly (readonly [step: number, end: number])[]

const LOADING: Stretches = [
  [25, 1000],
  [50, 3000],
  [100, 5000],
  [500, 10_000],
  [5000, 60_000],
]
const ANSWERING: Stretches = [
  [5, 100],
  [10, 300],
  [25, 600],
  [100, 2000],
  [1000, 10_000],
]
// In thousandths, so that sums are exact.
const SHIFTING: Stretches = [
  [5, 100],
  [10, 300],
  [50, 1000],
  [500, 5000],
]

const inThousandths = (metric: Metric) => (metric === 'CLS' ? 1000 : 1)

/** The lower ends of the classes of every metric, ascending; the last class has no upper end. */
const LOWER_ENDS = Object.fromEntries(
  METRICS.map((metric) => [metric, lowerEnds(metric).map((end) => end / inThousandths(metric))]),
) as unknown as Readonly<Record<Metric, readonly number[]>>

function lowerEnds(metric: Metric): number[] {
  const stretches = metric === 'CLS' ? SHIFTING : metric === 'LCP' || metric === 'TTFB' ? LOADING : ANSWERING
  const ends = [0]
  for (const [step, end] of stretches) {
    for (let next = (ends.at(-1) ?? 0) + step; next <= end; next += step) ends.push(next)
  }
  return ends
}

/** Index of the class that a value falls into. */
export function bucketOf(metric: Metric, value: number): number {
  const ends = LOWER_ENDS[metric]
  let low = 0
  let high = ends.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (value >= (ends[middle] ?? 0)) low = middle
    else high = middle
  }
  return low
}

/** Visits by class. */
export type Histogram = ReadonlyMap<number, number>

/** Number of visits in a histogram. */
export function visitsOf(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0)
}

/**
 * Value below which a share of the visits lies, interpolated within its class.
 * @param share 0.75 for the 75th percentile
 * @returns `undefined` for an empty histogram
 */
export function percentileOf(metric: Metric, histogram: Histogram, share: number): number | undefined {
  const wanted = visitsOf(histogram) * share
  let passed = 0
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    if (passed + count >= wanted && count > 0) {
      const from = LOWER_ENDS[metric][bucket] ?? 0
      const to = LOWER_ENDS[metric][bucket + 1] ?? from
      return from + (to - from) * ((wanted - passed) / count)
    }
    passed += count
  }
  return undefined
}
