/** One thread of the yardstick: does the work, and reports its time on the processor and on the clock. */
import { parentPort } from 'node:worker_threads'
import { QUIET_MS, work } from './yardstick-work.ts'

/** About half a second on a quiet machine. */
const TIMES = 80

// Compiled before it counts.
for (let at = 0; at < 20; at += 1) work()
const begun = performance.now()
const before = process.threadCpuUsage()
for (let at = 0; at < TIMES; at += 1) work()
const { user, system } = process.threadCpuUsage(before)
const processorMs = (user + system) / 1000
const wallMs = performance.now() - begun
parentPort?.postMessage({ slowness: processorMs / (TIMES * QUIET_MS), waiting: wallMs / processorMs })
