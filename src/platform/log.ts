import pino, { type Logger } from 'pino'
import { getEnvironment } from '#/platform/environment.ts'

let logger: Logger | undefined

/** The log of this process: one JSON object a line on standard output, no personal data. */
export function getLog(): Logger {
  logger ??= pino({ level: getEnvironment().logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  return logger
}
