/**
 * Parts of the full run, for a machine that has no time for all of it: `npm run test:full -- --part=NAME`. What every
 * `npm test` runs of the browser is left out of them.
 */
import type { Layer } from './test-budgets.ts'

/** What a part runs. */
export interface Part {
  readonly layers: readonly Layer[]
  /** Which of the tests with a browser. */
  readonly shard?: string
}

export const PARTS = {
  'unit-and-data': { layers: ['Unit', 'Data'] },
  site: { layers: ['Site'] },
  'browser-1': { layers: ['Browser'], shard: '1/3' },
  'browser-2': { layers: ['Browser'], shard: '2/3' },
  'browser-3': { layers: ['Browser'], shard: '3/3' },
} as const satisfies Record<string, Part>

/** Sunday first. */
const OF_THE_WEEK: readonly (keyof typeof PARTS)[] = [
  'site',
  'unit-and-data',
  'site',
  'browser-1',
  'browser-2',
  'browser-3',
  'unit-and-data',
]

/** The part of a name, or of the day of the week (`today`). */
export function partOf(name: string, now: Date): { name: string; part: Part } | undefined {
  const own = name === 'today' ? (OF_THE_WEEK[now.getUTCDay()] ?? 'site') : name
  return own in PARTS ? { name: own, part: PARTS[own as keyof typeof PARTS] } : undefined
}
