import { describe, expect, test } from 'vitest'
import { ipPrefixSignals, type Suspicion, type Verdict, verdict, WEIGHTS } from './suspicion.ts'

/** Behaviour 4.9: what each signal does alone, and together with the hidden field. */
const ALONE: Readonly<
  Record<Suspicion, readonly [alone: Verdict, proven: Verdict, trappedAndProven: Verdict]>
> = {
  trap: ['challenge', 'take', 'take'],
  'no-token': ['take', 'take', 'take'],
  'old-token': ['take', 'take', 'take'],
  'forged-token': ['challenge', 'take', 'take'],
  'used-token': ['challenge', 'take', 'take'],
  'too-fast': ['challenge', 'take', 'take'],
  'busy-subscriber': ['take', 'take', 'take'],
  'very-busy-subscriber': ['challenge', 'take', 'take'],
  'busy-network': ['take', 'take', 'take'],
  'link-code': ['challenge', 'take', 'mark'],
  'html-link': ['take', 'take', 'mark'],
  'link-in-name': ['take', 'take', 'mark'],
  links: ['take', 'take', 'mark'],
  'many-links': ['take', 'take', 'mark'],
  advertising: ['take', 'take', 'mark'],
  'same-text': ['take', 'take', 'mark'],
}

describe('the verdict', () => {
  test.each(Object.keys(WEIGHTS) as Suspicion[])('%s asks, marks or does nothing', (signal) => {
    const [alone, proven, trappedAndProven] = ALONE[signal]
    expect(verdict([signal], false)).toBe(alone)
    expect(verdict([signal], true)).toBe(proven)
    expect(verdict(['trap', signal], false)).toBe('challenge')
    const others = signal === 'trap' ? [] : (['trap'] as const)
    expect(verdict([...others, signal], true)).toBe(trappedAndProven)
  })

  test.each<Suspicion[][]>([[['no-token', 'busy-subscriber']], [['no-token', 'html-link']]])(
    '%j together ask for a proof, and are taken with it',
    (reasons) => {
      expect(verdict(reasons, false)).toBe('challenge')
      expect(verdict(reasons, true)).toBe('take')
    },
  )

  test('every signal at once is asked for a proof, and with it lies in the inbox with a mark', () => {
    const all = Object.keys(WEIGHTS) as Suspicion[]
    expect(verdict(all, false)).toBe('challenge')
    expect(verdict(all, true)).toBe('mark')
    expect(verdict(['link-code', 'links'], true)).toBe('mark')
    expect(verdict(['advertising', 'many-links'], true)).toBe('mark')
  })
})

test('an office that sends three enquiries is not busy', () => {
  expect(ipPrefixSignals({ subscriber: 2, surrounding: 10 })).toEqual([])
  expect(ipPrefixSignals({ subscriber: 3, surrounding: 20 })).toEqual(['busy-subscriber', 'busy-network'])
  expect(ipPrefixSignals({ subscriber: 8, surrounding: 8 })).toEqual(['very-busy-subscriber'])
})
