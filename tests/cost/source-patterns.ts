/** The regular expressions of the code, found in its syntax tree. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A regular expression as it is written. */
export interface SourcePattern {
  /** File and line. */
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** A pattern that is put together while the code runs. */
export interface BuiltPattern {
  readonly place: string
  /** The call as it is written. */
  readonly code: string
}

/** Every pattern of the code that runs, tests left out. */
export function sourcePatterns(): { literals: SourcePattern[]; built: BuiltPattern[] } {
  const literals: SourcePattern[] = []
  const built: BuiltPattern[] = []
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: ROOT })) {
    if (/\.(?:test|fixture|gen)\.tsx?$/.test(file)) continue
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    const placeOf = (at: number) => `${file}:${text.slice(0, at).split('\n').length}`
    const noteBuilt = (node: { callee: { type: string }; start: number; end: number }) => {
      if (!('name' in node.callee) || node.callee.name !== 'RegExp') return
      built.push({ place: placeOf(node.start), code: text.slice(node.start, node.end) })
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern: source, flags } = node.regex
        literals.push({ place: placeOf(node.start), source, flags })
      },
      NewExpression: noteBuilt,
      CallExpression: noteBuilt,
    }).visit(parseSync(file, text).program)
  }
  return { literals, built }
}
