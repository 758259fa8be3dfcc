import { type Environment, readEnvironment } from '../src/platform/environment.ts'
import { explainStartFailure } from '../src/platform/installation/explain-start-failure.ts'

/** Check every setting before a build or a bundler takes its time. End the process when one is wrong. */
export function requireSettings(): Environment {
  try {
    return readEnvironment(process.env)
  } catch (error) {
    endWith(error)
  }
}

/** End the process with the sentence for an operator; a failure without one keeps its stack. */
export function endWith(error: unknown): never {
  const text = explainStartFailure(error)
  if (text === undefined) throw error
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
