import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/*
 * Compressed size of the scripts that a browser fetches for public pages: what a document begins with, what it fetches
 * at rest and at a touch, and what each island needs. Follows the imports of the built files. Needs a build:
 * `npm run build`.
 */
const ASSETS = path.join(path.dirname(import.meta.dirname), 'dist', 'client', 'assets')
const files = readdirSync(ASSETS)

/** The one file of that name. */
function only(pattern: RegExp): string {
  const [found, ...others] = files.filter((file) => pattern.test(file))
  if (found === undefined || others.length > 0)
    throw new Error(`not one file of the build matches ${pattern}`)
  return found
}

/** Scripts with everything they import statically. */
function withImports(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    const code = readFileSync(path.join(ASSETS, name), 'utf8')
    withImports(
      [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].flatMap(([, file]) => file ?? []),
      seen,
    )
  }
  return seen
}

function report(label: string, patterns: readonly RegExp[]): void {
  const all = [...withImports(patterns.map(only))].map((file) => readFileSync(path.join(ASSETS, file)))
  const kilobytes = (compress: (bytes: Buffer) => Buffer) =>
    `${(all.reduce((sum, bytes) => sum + compress(bytes).length, 0) / 1000).toFixed(1)} kB`.padStart(9)
  console.log(
    `  ${label.padEnd(34)} ${kilobytes((bytes) => gzipSync(bytes, { level: 9 }))} gzip ${kilobytes((bytes) => brotliCompressSync(bytes))} br`,
  )
}

const SITE = /^site-(?!at-rest)[\w-]+\.js$/
const LIST = [SITE, /^live-filters-.*\.js$/]
const REST = /^site-at-rest-.*\.js$/
console.log('Scripts of public pages')
report('any page', [SITE])
report('list, at load', LIST)
report('list, at rest', [...LIST, REST])
report('list, after a heart and a filter', [...LIST, REST, /^toasts-.*\.js$/])
report('venue, at load', [SITE, /^viewer-.*\.js$/])
report('venue, at rest', [SITE, /^viewer-.*\.js$/, REST])
for (const island of files.filter((file) => /\.island-[\w-]+\.js$/.test(file)))
  report(`page with ${island.replace(/\.island-.*/, '')}`, [
    SITE,
    REST,
    /^react-.*\.js$/,
    new RegExp(`^${island}$`),
  ])

/** Fonts are compressed in themselves. */
for (const subset of ['latin', 'cyrillic', 'latin-ext']) {
  const pattern = new RegExp(
    `^(?:golos-text|playfair-display|noto-serif-display)-${subset}-[\\w-]{8}\\.woff2$`,
  )
  const bytes = files
    .filter((file) => pattern.test(file))
    .map((file) => statSync(path.join(ASSETS, file)).size)
  console.log(
    `  ${`fonts, ${subset}`.padEnd(34)} ${(bytes.reduce((a, b) => a + b, 0) / 1000).toFixed(1).padStart(6)} kB`,
  )
}
