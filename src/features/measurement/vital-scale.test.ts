import fc from 'fast-check'
import { expect, test } from 'vitest'
import { METRICS } from './measured-event.schema.ts'
import { bucketOf, percentileOf, ratingOf, ratingsOf, THRESHOLDS, visitsOf } from './vital-scale.ts'

function histogramOf(metric: (typeof METRICS)[number], values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>()
  for (const value of values) {
    const bucket = bucketOf(metric, value)
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1)
  }
  return histogram
}

test('thresholds are those of the specification and of decision 5.5', () => {
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

test.each(METRICS)('ratings of %s counted by class are those of the values', (metric) => {
  const [, poor] = THRESHOLDS[metric]
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: poor * 3, noNaN: true }), { minLength: 1 }), (values) => {
      const expected = { good: 0, middling: 0, poor: 0 }
      for (const value of values) expected[ratingOf(metric, value)] += 1
      const histogram = histogramOf(metric, values)
      expect(ratingsOf(metric, histogram)).toEqual(expected)
      expect(visitsOf(histogram)).toBe(values.length)
    }),
  )
})

test.each(METRICS)('the 75th percentile of %s lies within one class of the true one', (metric) => {
  const [, poor] = THRESHOLDS[metric]
  const values = Array.from({ length: 401 }, (_, at) => (at / 400) * poor * 1.5)
  const found = percentileOf(metric, histogramOf(metric, values), 0.75) ?? 0
  expect(Math.abs(found - 0.75 * poor * 1.5)).toBeLessThan(poor * 0.03)
})

test('nothing has no percentile', () => {
  expect(percentileOf('LCP', new Map(), 0.75)).toBeUndefined()
})
