import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 120_000

/** Wait until something is true. */
export async function until(isTrue: () => boolean | Promise<boolean>, what = String(isTrue)): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`)
    await pause(50)
  }
}

/** Seconds from now. */
export async function secondsUntil(event: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await event
  return (performance.now() - begun) / 1000
}
