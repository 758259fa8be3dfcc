/** Weighing of the bot signals of a submission. */
import type { ContentMark } from './content-signals.ts'

/** Problem with the form token. `no-token`: a browser without script, or a program. */
export type TokenMark = 'no-token' | 'old-token' | 'forged-token' | 'used-token' | 'too-fast'

/** How busy the sender's network has been lately; part of a bot signal. */
export type IpPrefixSignal = 'busy-subscriber' | 'very-busy-subscriber' | 'busy-network'

/** Bot signal of a submission. `trap`: the hidden field was filled in, by a robot or by a password manager. */
export type Suspicion = 'trap' | TokenMark | IpPrefixSignal | ContentMark

/**
 * Outcome for a submission. `take`: into the inbox. `mark`: into the inbox as "perhaps spam", with its mails.
 * `challenge`: not stored; the sender is asked for a proof.
 */
export type Verdict = 'take' | 'mark' | 'challenge'

/**
 * Weight of each signal. A single weak one never leads to a challenge: a visitor without script, or one in an office
 * that sends three enquiries, is accepted at once. The table of signals and outcomes is behaviour 4.9.
 */
export const WEIGHTS: Readonly<Record<Suspicion, number>> = {
  trap: 4,
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

/** Sum from which the sender is challenged. */
const CHALLENGE_FROM = 4

/** Weight of the content signals from which a submission is marked, although its sender has met the challenge. */
const MARK_FROM = 5

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

/** Numbers of earlier submissions, within the windows of the rate limits, from which a source is busy. */
const BUSY = { subscriber: 3, verySubscriber: 8, surrounding: 20 }

/** Signals of the IP prefix, by the number of earlier submissions. */
export function ipPrefixSignals(before: { subscriber: number; surrounding: number }): IpPrefixSignal[] {
  const marks: IpPrefixSignal[] = []
  if (before.subscriber >= BUSY.verySubscriber) marks.push('very-busy-subscriber')
  else if (before.subscriber >= BUSY.subscriber) marks.push('busy-subscriber')
  if (before.surrounding >= BUSY.surrounding) marks.push('busy-network')
  return marks
}

/**
 * Decide what happens to a submission. None is thanked and dropped (ADR 0088).
 * @param proven whether the sender has solved the challenge or waited
 */
export function verdict(suspicions: readonly Suspicion[], proven: boolean): Verdict {
  const weigh = (some: readonly Suspicion[]) => some.reduce((sum, suspicion) => sum + WEIGHTS[suspicion], 0)
  if (!proven && weigh(suspicions) >= CHALLENGE_FROM) return 'challenge'
  return weigh(spamSigns(suspicions)) >= MARK_FROM ? 'mark' : 'take'
}

/** The signals of the content, which a proof does not remove: with a mark they are its reasons. */
export function spamSigns(suspicions: readonly Suspicion[]): Suspicion[] {
  return suspicions.filter((suspicion) => CONTENT.has(suspicion))
}
