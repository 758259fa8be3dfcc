import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { buildIfStale } from './build-if-stale.ts'

/** Run every benchmark of `bench/`, or those whose names are given: `npm run bench -- search`. */
const ROOT = path.dirname(import.meta.dirname)

/** Measured as the site runs them, as bundles: they call code that Vite gathers files for. */
const BUNDLED: readonly string[] = ['palette', 'quote-pdfs', 'search']
const BUNDLES = path.join(ROOT, 'node_modules', '.cache', 'bench')

/** Return the file to run. */
async function bundle(file: string): Promise<string> {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { ssr: path.join('bench', file), outDir: BUNDLES, minify: false },
  })
  return path.join(BUNDLES, `${path.basename(file, '.ts')}.js`)
}

const wanted = process.argv.slice(2)
const files = readdirSync(path.join(ROOT, 'bench')).filter((file) => file.endsWith('.ts'))

await buildIfStale()
for (const file of files.sort()) {
  const name = path.basename(file, '.ts')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  const script = BUNDLED.includes(name) ? await bundle(file) : path.join('bench', file)
  const run = spawnSync(process.execPath, [script], { cwd: ROOT, stdio: 'inherit' })
  if (run.status !== 0) process.exit(run.status ?? 1)
}
