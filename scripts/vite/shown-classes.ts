import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

const SOURCES = path.resolve(import.meta.dirname, '../../src')

const ISLAND = /\/([^/]+)\.island\.tsx$/
const HYDRATION = /\/hydrate-island\.tsx$/

/** Classes of the stylesheets that scripts of the public pages may give to elements. */
export interface ShownClasses {
  /** Those of the script that every page has, and of its parts. */
  readonly script: readonly string[]
  /** Those of each island. */
  readonly islands: Readonly<Record<string, readonly string[]>>
}

/**
 * Read out of the built files which classes a script may add to a page: every word of theirs that is one, so rather too
 * many than too few. A page carries the rules for them, and for what it shows at first, and no others (ADR 0111).
 */
export function shownClasses(
  chunks: readonly Rolldown.OutputChunk[],
  entry: Rolldown.OutputChunk,
): ShownClasses {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const classes = classNames()
  const nameOf = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.map((id) => ISLAND.exec(id)?.[1]).find((name) => name !== undefined)
  const isOfIslands = (chunk: Rolldown.OutputChunk) =>
    nameOf(chunk) !== undefined || chunk.moduleIds.some((id) => HYDRATION.test(id))

  /** All that a file imports, now or later; the entry is in every page, and islands are looked at one by one. */
  function reached(chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
    seen.add(chunk)
    const filesOf = (names: readonly string[]) => names.flatMap((name) => byName.get(name) ?? [])
    const later = filesOf(chunk.dynamicImports).filter((next) => !isOfIslands(next))
    for (const next of [...filesOf(chunk.imports), ...later])
      if (next !== entry && !seen.has(next)) reached(next, seen)
    return seen
  }
  const classesOf = (chunk: Rolldown.OutputChunk) =>
    classes.among([...reached(chunk)].map(({ code }) => code))
  return {
    script: classesOf(entry),
    islands: Object.fromEntries(
      chunks.flatMap((chunk) => {
        const name = nameOf(chunk)
        return name === undefined ? [] : [[name, classesOf(chunk)]]
      }),
    ),
  }
}

/** The names of the stylesheets; a word that ends in a hyphen is the beginning of those that it is put together to. */
function classNames() {
  const sheets = globSync('**/*.css', { cwd: SOURCES }).map((file) =>
    readFileSync(path.join(SOURCES, file), 'utf8'),
  )
  const names = [...new Set(sheets.join('\n').match(/(?<=\.)[a-z][\w-]*/g))]
  return {
    among(texts: readonly string[]): string[] {
      const words = new Set(texts.join('\n').match(/[a-z][\w-]*/g))
      const beginnings = [...words].filter((word) => /^[a-z].*-$/.test(word))
      return names.filter((name) => words.has(name) || beginnings.some((start) => name.startsWith(start)))
    },
  }
}
