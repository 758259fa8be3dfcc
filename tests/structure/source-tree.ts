/** The sources as a graph: each file with its text and the files that it imports. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A tree of sources: text by path from the project's root. */
export type SourceTree = ReadonlyMap<string, string>

const ROOT = path.resolve(import.meta.dirname, '../..')
const NO_SOURCE = /\.(test|fixture)\.tsx?$|\.d\.ts$|\.gen\.ts$/
const IMPORT = /(?:\bfrom|\bimport\(|^import)\s*\(?'([^']+)'/gm

/** The files below `src` that match a pattern, without tests, fixtures and what is generated. */
export function readSources(pattern: string): SourceTree {
  const files = globSync(pattern, { cwd: ROOT }).filter((file) => !NO_SOURCE.test(file))
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]))
}

/** For each file of a tree, those of the same tree that it imports, types as well. */
export function importsOf(tree: SourceTree): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    [...tree].map(([file, text]) => {
      const named = [...text.matchAll(IMPORT)].map(([, name = '']) => targetOf(file, name))
      return [file, new Set(named.filter((target) => tree.has(target)))]
    }),
  )
}

function targetOf(file: string, name: string): string {
  const plain = name.replace(/\?.*$/, '')
  return plain.startsWith('#/') ? `src/${plain.slice(2)}` : path.join(path.dirname(file), plain)
}

/** The number of lines of a tree. */
export function linesOf(tree: SourceTree): number {
  return [...tree.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)
}
