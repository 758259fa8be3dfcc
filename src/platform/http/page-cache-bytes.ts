import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024

/** Of the machine's memory; 2 GB give 32 MB, about 1,400 pages of the demo’s size in one coding. */
const SHARE = 1 / 64

const LEAST = 24 * MEGABYTE
const MOST = 48 * MEGABYTE

/**
 * How much memory one server process may use for finished pages, in bytes: a share of what the machine has, or of what
 * the control group of the site may use, divided among its processes.
 * @param processes server processes that share the machine
 * @param available bytes that all of them together may use
 */
export function pageCacheBytes(processes: number, available = availableMemory()): number {
  return Math.floor(Math.min(MOST, Math.max(LEAST, available * SHARE)) / processes)
}

/** Without a limit the system names none, or one larger than the machine. */
function availableMemory(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())
}
