import pino, { type Logger } from 'pino'
import { getEnvironment } from '#/platform/environment.ts'

/** Lines are written together: as soon as this many bytes wait, */
const BATCH_BYTES = 8192

/** or after this many milliseconds. A process that is killed loses no more than these. */
const BATCH_MS = 50

let logger: Logger | undefined

/** The log of this process: one JSON object a line on standard output, no personal data. */
export function getLog(): Logger {
  logger ??= makeLog()
  return logger
}

function makeLog(): Logger {
  const options = { level: getEnvironment().logLevel, base: null, timestamp }
  // Not asynchronous: a write under way when the process ends would be lost, or stand twice. Pino itself writes what
  // waits after a fatal line.
  const output = pino.destination({ dest: 1, sync: true, minLength: BATCH_BYTES, periodicFlush: BATCH_MS })
  process.on('exit', () => output.flushSync())
  return pino(options, output)
}

let lastTime = 0
let lastTimestamp = ''

/** The time of a line (ISO 8601, UTC), made once for all lines of a millisecond. */
function timestamp(): string {
  const now = Date.now()
  if (now !== lastTime) {
    lastTime = now
    lastTimestamp = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastTimestamp
}
