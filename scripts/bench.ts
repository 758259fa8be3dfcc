import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { buildIfStale } from './build-if-stale.ts'

/** Runs every benchmark of `bench/`, or those whose names are given: `npm run bench -- search`. */
const ROOT = path.dirname(import.meta.dirname)
const wanted = process.argv.slice(2)
const files = readdirSync(path.join(ROOT, 'bench')).filter((file) => file.endsWith('.ts'))

buildIfStale()
for (const file of files.sort()) {
  const name = path.basename(file, '.ts')
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n── ${name}`)
  const run = spawnSync(process.execPath, [path.join('bench', file)], { cwd: ROOT, stdio: 'inherit' })
  if (run.status !== 0) process.exit(run.status ?? 1)
}
