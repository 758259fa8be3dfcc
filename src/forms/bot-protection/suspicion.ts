/** How much speaks for a robot, and what follows from it. */
import type { ContentMark } from './content-signals.ts'

/** What can be wrong with the form token. `no-token`: a browser without script, or a program. */
export type TokenMark = 'no-token' | 'old-token' | 'forged-token' | 'used-token' | 'too-fast'

/** What can be wrong with where it comes from. */
export type IpPrefixSignal = 'busy-subscriber' | 'very-busy-subscriber' | 'busy-network'

/** Why a submission looks suspicious. `trap`: the field that people cannot see was filled in. */
export type Suspicion = 'trap' | TokenMark | IpPrefixSignal | ContentMark

/**
 * The weight of each. A single weak one never asks anything of anybody: a visitor without script, or one of an office
 * that sends three requests, is answered at once (docs/operations.md).
 */
const WEIGHTS: Readonly<Record<Suspicion, number>> = {
  trap: 10,
  'no-token': 2,
  'old-token': 1,
  'forged-token': 4,
  'used-token': 4,
  'too-fast': 4,
  'busy-subscriber': 2,
  'very-busy-subscriber': 4,
  'busy-network': 2,
  'link-code': 4,
  'html-link': 2,
  'link-in-name': 3,
  links: 1,
  'many-links': 3,
  advertising: 3,
  'same-text': 2,
}

/** From here on the sender has to prove something. */
const CHALLENGE_FROM = 4

/** Content that weighs so much is spam, whoever has sent it. */
const SPAM_FROM = 5

const CONTENT: ReadonlySet<Suspicion> = new Set<Suspicion>([
  'trap',
  'link-code',
  'html-link',
  'link-in-name',
  'links',
  'many-links',
  'advertising',
  'same-text',
])

/** How many submissions before this one, within the spans of the limits, are more than usual. */
const BUSY = { subscriber: 3, verySubscriber: 8, surrounding: 20 }

/** Marks of where it comes from, by how many came before. */
export function ipPrefixSignals(before: { subscriber: number; surrounding: number }): IpPrefixSignal[] {
  const marks: IpPrefixSignal[] = []
  if (before.subscriber >= BUSY.verySubscriber) marks.push('very-busy-subscriber')
  else if (before.subscriber >= BUSY.subscriber) marks.push('busy-subscriber')
  if (before.surrounding >= BUSY.surrounding) marks.push('busy-network')
  return marks
}

/**
 * What follows.
 * @param proven whether the sender has done the work or waited
 */
export function verdict(suspicions: readonly Suspicion[], proven: boolean): 'take' | 'spam' | 'challenge' {
  const weigh = (some: readonly Suspicion[]) => some.reduce((sum, suspicion) => sum + WEIGHTS[suspicion], 0)
  if (weigh(suspicions.filter((suspicion) => CONTENT.has(suspicion))) >= SPAM_FROM) return 'spam'
  return !proven && weigh(suspicions) >= CHALLENGE_FROM ? 'challenge' : 'take'
}
