/** The shape of what the site's own pages send to a server function, as seroval writes it. */
import { jsonExcess } from './json-excess.ts'

/**
 * Kinds of nodes (`SerovalNodeType`) that plain data is made of: number, text, constant, repeated value, list, object,
 * object without prototype. Regular expressions, promises, streams, errors and what plug-ins make are never sent.
 */
const NUMBER = 0
const TEXT = 1
const CONSTANT = 2
const REPEATED = 4
const LIST = 9
const OBJECTS: ReadonlySet<unknown> = new Set([10, 11])

/** Deepest nesting of data; a venue with its history has eight. */
const MAX_DEPTH = 64

/** Levels of JSON that one level of data takes. */
const LEVELS = 4

type Fields = Readonly<Record<string, unknown>>

/** Whether a body is a call with plain data. What is nested deeper than any is not even parsed. */
export function isCallPayload(text: string): boolean {
  if (jsonExcess(text, { depth: (MAX_DEPTH + 1) * LEVELS }) !== undefined) return false
  try {
    return isCall(JSON.parse(text))
  } catch {
    return false
  }
}

/** Look at each node once, without recursion. */
function isCall(parsed: unknown): boolean {
  const root = fieldsOf(parsed)?.t
  let level: unknown[] = [root]
  for (let depth = 0; depth <= MAX_DEPTH; depth += 1) {
    const below: unknown[] = []
    for (const node of level) {
      const children = childrenOf(node)
      if (children === undefined) return false
      for (const child of children) below.push(child)
    }
    if (below.length === 0) return true
    level = below
  }
  return false
}

/** Content of a node; undefined for one that is none of ours. */
function childrenOf(node: unknown): readonly unknown[] | undefined {
  const fields = fieldsOf(node)
  if (fields === undefined) return undefined
  const { t: kind, s: value, i: id } = fields
  if (kind === NUMBER || kind === CONSTANT) return typeof value === 'number' ? [] : undefined
  if (kind === TEXT) return typeof value === 'string' ? [] : undefined
  if (kind === REPEATED) return typeof id === 'number' ? [] : undefined
  // A hole in a list is written as 0.
  if (kind === LIST) return Array.isArray(fields.a) ? fields.a.filter((entry) => entry !== 0) : undefined
  return OBJECTS.has(kind) ? valuesOf(fieldsOf(fields.p)) : undefined
}

function valuesOf(properties: Fields | undefined): readonly unknown[] | undefined {
  const { k: keys, v: values } = properties ?? {}
  if (!Array.isArray(keys) || !Array.isArray(values) || keys.length !== values.length) return undefined
  return keys.every((key) => typeof key === 'string') ? values : undefined
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
}
