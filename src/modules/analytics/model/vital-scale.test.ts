import fc from 'fast-check'
import { expect, test } from 'vitest'
import { METRICS } from './vital-names.ts'
import { bucketOf, percentileOf, ratingOf, THRESHOLDS, visitsOf } from './vital-scale.ts'

function histogramOf(metric: (typeof METRICS)[number], values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(metric, value)
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1)
  }
  return histogram
}

test('thresholds are those of the specification and of behaviour 5.5', () => {
  expect([ratingOf('LCP', 2499), ratingOf('LCP', 2500), ratingOf('LCP', 4000)]).toEqual([
    'good',
    'middling',
    'poor',
  ])
  expect([ratingOf('FID', 99), ratingOf('FID', 100), ratingOf('FID', 300)]).toEqual([
    'good',
    'middling',
    'poor',
  ])
  expect([ratingOf('CLS', 0.099), ratingOf('CLS', 0.1), ratingOf('CLS', 0.25)]).toEqual([
    'good',
    'middling',
    'poor',
  ])
  expect([ratingOf('INP', 199), ratingOf('INP', 200), ratingOf('INP', 500)]).toEqual([
    'good',
    'middling',
    'poor',
  ])
})

test.each(METRICS)('no class of %s lies on both sides of a threshold', (metric) => {
  for (const threshold of THRESHOLDS[metric] ?? [])
    expect(bucketOf(metric, threshold)).toBe(bucketOf(metric, threshold - 1e-6) + 1)
})

test.each(METRICS)('%s never falls into a lower class when it grows', (metric) => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      (a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        expect(bucketOf(metric, less)).toBeLessThanOrEqual(bucketOf(metric, more))
      },
    ),
    { numRuns: 100 },
  )
})

test.each(METRICS)('the 75th percentile of %s lies within one class of the true one', (metric) => {
  const [, poor = 0] = THRESHOLDS[metric] ?? [0, 1800]
  const values = Array.from({ length: 401 }, (_, at) => (at / 400) * poor * 1.5)
  const found = percentileOf(metric, histogramOf(metric, values), 0.75) ?? 0
  expect(visitsOf(histogramOf(metric, values))).toBe(401)
  expect(Math.abs(found - 0.75 * poor * 1.5)).toBeLessThan(poor * 0.03)
})

test('nothing has no percentile, and a figure without thresholds no rating', () => {
  expect(percentileOf('LCP', new Map(), 0.75)).toBeUndefined()
  expect(ratingOf('TTFB', 5000)).toBeUndefined()
})
