import { ALLOCATOR_LIMITS } from '../src/platform/allocator-limits.ts'

/** Megabytes of young objects; V8 takes up to 32, three times over, before it clears them away. */
const YOUNG = '--max-semi-space-size=4'

/**
 * Start this program once again in its own place, with the same process id and bounds for its memory. Do nothing where
 * the environment sets `MALLOC_ARENA_MAX`, on other systems, nor where a program that has started this one talks to it.
 */
export function limitMemory(): void {
  if (process.env.MALLOC_ARENA_MAX !== undefined || process.platform !== 'linux') return
  if (process.connected || process.execve === undefined) return
  const command = [process.execPath, YOUNG, ...process.execArgv, ...process.argv.slice(1)]
  try {
    process.execve(process.execPath, command, { ...ALLOCATOR_LIMITS, ...process.env })
  } catch {
    // Where that is forbidden the site runs all the same, and takes more memory.
  }
}
