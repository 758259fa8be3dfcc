import { describe, expect, test } from 'vitest'
import { ipPrefixSignals, type Suspicion, verdict } from './suspicion.ts'

describe('the verdict', () => {
  const judged = (suspicions: Suspicion[], proven = false) => verdict(suspicions, proven)

  test.each<Suspicion>(['no-token', 'old-token', 'busy-subscriber', 'busy-network', 'links', 'html-link'])(
    'one weak reason (%s) asks nothing of anybody',
    (reason) => expect(judged([reason])).toBe('take'),
  )
  test.each<Suspicion[][]>([
    [['no-token', 'busy-subscriber']],
    [['no-token', 'html-link']],
    [['too-fast']],
    [['used-token']],
    [['forged-token']],
    [['very-busy-subscriber']],
    [['link-code']],
  ])('%j asks for a proof, and is taken with it', (reasons) => {
    expect(judged(reasons)).toBe('challenge')
    expect(judged(reasons, true)).toBe('take')
  })
  test('content that is spam stays spam, however much work its sender has done', () => {
    expect(judged(['trap'], true)).toBe('spam')
    expect(judged(['link-code', 'links'], true)).toBe('spam')
    expect(judged(['advertising', 'many-links'])).toBe('spam')
  })
})

test('an office that sends three enquiries is not busy', () => {
  expect(ipPrefixSignals({ subscriber: 2, surrounding: 10 })).toEqual([])
  expect(ipPrefixSignals({ subscriber: 3, surrounding: 20 })).toEqual(['busy-subscriber', 'busy-network'])
  expect(ipPrefixSignals({ subscriber: 8, surrounding: 8 })).toEqual(['very-busy-subscriber'])
})
