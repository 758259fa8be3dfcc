/** Visitors who send requests while something goes wrong, and send the same form again until it is acknowledged. */
import { setTimeout as pause } from 'node:timers/promises'
import { formOf } from '../../tests/site/kill-rounds.ts'
import { Tally } from '../cluster/tally.ts'

/** Running senders. */
export interface Senders {
  /** References by number of the request, as senders received them. */
  readonly acknowledged: ReadonlyMap<number, string>
  /** Of `request`. */
  readonly tally: Tally
  /** Pages of rejections that have lost what was typed. */
  emptied(): number
  /** The slowest answer of any kind, in milliseconds. */
  worstMs(): number
  /** Resolve with the next acknowledgement. */
  next(): Promise<void>
  /** No further request begins; resolves when every one that was begun is acknowledged. */
  finish(): Promise<void>
}

/** Wait of a rejected sender before the next try, in milliseconds. */
const PATIENCE_MS = 200

/** Start a number of senders. Numbers of requests begin at `from`; each rests between two of them. */
export function startSenders(origin: string, count: number, from = 0, restMs = 0): Senders {
  const tally = new Tally()
  const acknowledged = new Map<number, string>()
  let next = from
  let [worst, emptied] = [0, 0]
  let ending = false
  let heard: PromiseWithResolvers<void> | undefined

  const attempt = async (number: number): Promise<boolean> => {
    const started = performance.now()
    const answer = await fetch(`${origin}/contact-venue`, {
      method: 'POST',
      body: formOf(number),
      redirect: 'manual',
      signal: AbortSignal.timeout(120_000),
    }).catch(() => undefined)
    const page = await answer?.text().catch(() => '')
    tally.add('request', answer?.status ?? 'broken')
    // A sender without an answer was not kept waiting by one.
    if (answer) worst = Math.max(worst, performance.now() - started)
    const reference = /reference=(Q-\d\d-\d+)/.exec(answer?.headers.get('location') ?? '')?.[1]
    if (answer?.status !== 303 || reference === undefined) {
      if (answer && !page?.includes(`Request number ${number}<`)) emptied += 1
      return false
    }
    acknowledged.set(number, reference)
    heard?.resolve()
    heard = undefined
    return true
  }
  const send = async () => {
    while (!ending) {
      const number = next++
      while (!(await attempt(number))) await pause(PATIENCE_MS)
      if (restMs > 0) await pause(restMs)
    }
  }
  const sending = Array.from({ length: count }, send)
  return {
    acknowledged,
    tally,
    emptied: () => emptied,
    worstMs: () => worst,
    next: () => {
      heard ??= Promise.withResolvers()
      return heard.promise
    },
    async finish() {
      ending = true
      await Promise.all(sending)
    },
  }
}
