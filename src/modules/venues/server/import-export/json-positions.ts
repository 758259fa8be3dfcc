/** Where the values of a JSON text stand, so that an error can be reported with its line. */

/** The way to a value: names of fields and numbers of list entries. */
export type JsonPath = readonly (string | number)[]

/** Lines of a JSON text. */
export interface JsonPositions {
  /** The line of a value, 1 being the first; of the nearest value around it where there is none. */
  lineOf(path: JsonPath): number
  /** Fields that an object names twice; `JSON.parse` keeps the last of them without a word. */
  readonly duplicates: readonly JsonPath[]
}

interface Level {
  readonly path: JsonPath
  readonly keys: Set<string> | undefined
  /** The field or the entry whose value comes next. */
  next: string | number
  expectsKey: boolean
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

/**
 * Read positions. The text must be one that `JSON.parse` accepts, and within the bounds of `jsonExcess`: the way to
 * each value is kept.
 */
export function jsonPositions(text: string): JsonPositions {
  const offsets = new Map<string, number>()
  const duplicates: JsonPath[] = []
  const levels: Level[] = []
  const note = (offset: number): JsonPath => {
    const level = levels.at(-1)
    const path = level ? [...level.path, level.next] : []
    offsets.set(JSON.stringify(path), offset)
    return path
  }
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const level = levels.at(-1)
    if (token === '{') levels.push({ path: note(index), keys: new Set(), next: '', expectsKey: true })
    else if (token === '[') levels.push({ path: note(index), keys: undefined, next: 0, expectsKey: false })
    else if (token === '}' || token === ']') levels.pop()
    else if (token === ',') advance(level)
    else if (token === ':') continue
    else if (level?.expectsKey && level.keys) {
      const key: unknown = JSON.parse(token)
      level.next = String(key)
      level.expectsKey = false
      if (level.keys.has(level.next)) duplicates.push([...level.path, level.next])
      level.keys.add(level.next)
    } else note(index)
  }
  const starts = lineStarts(text)
  return {
    duplicates,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const offset = offsets.get(JSON.stringify(path.slice(0, length)))
        if (offset !== undefined) return lineAt(starts, offset)
      }
      return 1
    },
  }
}

function advance(level: Level | undefined): void {
  if (!level) return
  if (typeof level.next === 'number') level.next++
  else level.expectsKey = true
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  let [from, to] = [0, starts.length]
  while (to - from > 1) {
    const middle = (from + to) >> 1
    if ((starts[middle] ?? 0) <= offset) from = middle
    else to = middle
  }
  return from + 1
}
