import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/*
 * Compressed size of the scripts and styles that a browser fetches for the venue list: before the first use, and
 * once the application has started. Follows the imports of the built files. Needs a build: `npm run build`.
 */
const ASSETS = path.join(path.dirname(import.meta.dirname), 'dist', 'client', 'assets')
const files = readdirSync(ASSETS)

/** The largest file of that name; those of the back office, which have the same names, are left out. */
function only(pattern: RegExp): string {
  const found = files.filter((file) => pattern.test(file) && !ofBackOffice(file))
  if (found.length === 0) throw new Error(`no file of the build matches ${pattern}`)
  return found.sort((a, b) => size(b).gzip - size(a).gzip)[0] ?? ''
}

function size(file: string): { gzip: number; br: number } {
  const bytes = readFileSync(path.join(ASSETS, file))
  return { gzip: gzipSync(bytes, { level: 9 }).length, br: brotliCompressSync(bytes).length }
}

/** Its pages ask for its own icons; its texts begin with whom they are for. */
function ofBackOffice(file: string): boolean {
  const code = readFileSync(path.join(ASSETS, file), 'utf8')
  return /"\.\/(?:admin-error|page-head)-|\bstaffOnly:/.test(code)
}

/** A script with everything it imports statically. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const code = readFileSync(path.join(ASSETS, file), 'utf8')
  for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    if (name) withImports(name, seen)
  return seen
}

function report(label: string, names: Iterable<string>): void {
  const sizes = [...names].map(size)
  const sum = (pick: (one: { gzip: number; br: number }) => number) =>
    sizes.reduce((all, one) => all + pick(one), 0)
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  console.log(
    `  ${label.padEnd(34)} ${kilobytes(sum((s) => s.gzip)).padStart(9)} gzip ${kilobytes(sum((s) => s.br)).padStart(9)} br`,
  )
}

console.log('Weights of the venue list')
const early = withImports(only(/^index-.*\.js$/))
report('script before first use', early)
const after = new Set(early)
for (const pattern of [
  /^hydrate-.*\.js$/,
  /^public-layout-.*\.js$/,
  /^venues-.*\.js$/,
  /^venue-card-.*\.js$/,
  /^en-.*\.js$/,
]) {
  for (const file of withImports(only(pattern))) after.add(file)
}
report('script after', after)
report('  of it the framework file', [only(/^framework-.*\.js$/)])
report('styles', [only(/^site-.*\.css$/)])
