/** How the cost of reading an input grows with its length. */

/** Negligible time in milliseconds: growth below it is not checked. */
const UNNOTICED_MS = 2

/** Doubling the input may take this many times as long. A square takes four times; the rest is for a busy machine. */
const MAX_GROWTH = 3

/** Linux reports the processor time of a thread in steps of some milliseconds: many of them are needed. */
const MEASURED_MS = 80

/** How often a suspicion is measured; each time it has to be confirmed. */
const TRIALS = 3

/** Measurements of a growth of cost. */
export interface Growth {
  /** Milliseconds of the processor for the input. */
  readonly single: number
  /** And for twice of it. */
  readonly double: number
}

/** A reader of an input; what it returns or throws does not matter. */
export type Reader<Input> = (input: Input) => unknown

/**
 * Compare the processor time of this thread for two inputs, the second twice as long as the first. Other
 * processes do not count into it. The wall clock only decides which inputs can be skipped.
 * @returns `undefined` while the cost is small or grows linearly with the input
 */
export async function superlinearGrowth<Input>(
  read: Reader<Input>,
  single: Input,
  double: Input,
): Promise<Growth | undefined> {
  let growth: Growth | undefined
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const max = await fastest(read, double, 2, UNNOTICED_MS)
    if (max <= UNNOTICED_MS || !grows(await fastest(read, single, 2), max)) return undefined
    growth = { single: await processorTime(read, single), double: await processorTime(read, double) }
    if (!grows(growth.single, growth.double)) return undefined
  }
  return growth
}

function grows(single: number, double: number): boolean {
  return double > single * MAX_GROWTH + UNNOTICED_MS
}

/**
 * Milliseconds of the fastest of several runs.
 * @param enough a run as fast as this ends the measuring
 */
export async function fastest<Input>(
  read: Reader<Input>,
  input: Input,
  runs: number,
  enough = 0,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < runs && least > enough; run += 1) {
    const started = performance.now()
    await once(read, input)
    least = Math.min(least, performance.now() - started)
  }
  return least
}

/** Milliseconds of the processor for one run, on the average of many. */
async function processorTime<Input>(read: Reader<Input>, input: Input): Promise<number> {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    await once(read, input)
    const { user, system } = process.threadCpuUsage(before)
    const spent = (user + system) / 1000
    if (spent >= MEASURED_MS) return spent / runs
  }
}

async function once<Input>(read: Reader<Input>, input: Input): Promise<void> {
  try {
    await read(input)
  } catch {
    // A rejection is a valid result.
  }
}
