import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SRC = path.resolve(import.meta.dirname, '../../src')

/** A source file and everything of ours that it imports, whether it runs at first or later; types do not count. */
export function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [statement, specifier = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\b[^'"]*?from '([^']+)'/gm,
  )) {
    if (statement.startsWith('import type')) continue
    if (specifier.startsWith('#/')) reachedFrom(path.join(SRC, specifier.slice(2)), seen)
    else if (specifier.startsWith('.')) reachedFrom(path.resolve(path.dirname(file), specifier), seen)
  }
  return seen
}
