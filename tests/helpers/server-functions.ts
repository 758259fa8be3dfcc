import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A server function of the built site. */
export interface BuiltFunction {
  /** Last part of its address `/_serverFn/{id}`. */
  readonly id: string
  /** File and name: `people.fetchStaff` is `fetchStaff` of `people.functions.ts`. */
  readonly name: string
}

const ENTRY =
  /"([0-9a-f]{64}(?:_\d+)?)": \{\s*functionName: "(\w+?)_createServerFn_handler",\s*importer: [^\n]*?\binit_(\w+?)_functions/g

/**
 * Every server function that can be called from outside, read from the table in the build itself, so that
 * none is overlooked.
 */
export function builtFunctions(): BuiltFunction[] {
  const bundle = path.resolve(import.meta.dirname, '../../dist/server/server.js')
  const found = [...readFileSync(bundle, 'utf8').matchAll(ENTRY)]
  return found.map(([, id = '', name = '', file = '']) => ({ id, name: `${file}.${name}` }))
}
