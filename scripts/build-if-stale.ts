import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.dirname(import.meta.dirname)
const STAMP = path.join(ROOT, 'dist', 'build-stamp')
const INPUTS = [
  'src',
  'content',
  'public',
  'db/migrations',
  'scripts/vite',
  'scripts/copy',
  'vite.config.ts',
  'package-lock.json',
]

/** Of a check, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024

/**
 * Builds the site when anything that goes into the build has changed since the last one.
 * @param before what would make the half minute a waste is found out first
 */
export async function buildIfStale(before?: () => Promise<void>): Promise<void> {
  const wanted = hashInputs()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  await before?.()
  console.warn('Building the site (about half a minute, once for each change of the sources)')
  // A text that is missing or too short fails here, not before a visitor.
  step('texts are complete', () => {
    for (const name of ['check-messages.ts', 'check-copy.ts', 'check-words.ts'])
      check(path.join(ROOT, 'scripts', name))
  })
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  step('pages and scripts are bundled', () => run(vite, 'build', '--logLevel', 'warn'))
  writeFileSync(STAMP, wanted)
}

/** Do one part of the build, and say what is done and how long it took. */
function step(done: string, work: () => void): void {
  const begun = performance.now()
  work()
  console.warn(`  ${done} (${Math.round((performance.now() - begun) / 1000)} s)`)
}

/** Run a program in sight. */
function run(program: string, ...options: string[]): void {
  runNode([program, ...options], 'inherit')
}

/** Run a check. What it says is shown only when it fails; `npm run messages` shows the rest. */
function check(program: string): void {
  runNode([program], 'pipe')
}

function runNode(args: readonly string[], output: 'inherit' | 'pipe'): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status === 0) return
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`)
  console.error('The build failed; the lines above say why.')
  process.exit(status ?? 1)
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const input of INPUTS) {
    for (const file of filesBelow(path.join(ROOT, input))) {
      // The route tree is written by the build itself.
      if (file.endsWith('.gen.ts') || /\.test\.tsx?$/.test(file)) continue
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesBelow(place: string): string[] {
  if (!existsSync(place)) return []
  const entries = readdirSync(path.dirname(place), { withFileTypes: true })
  if (entries.some((entry) => entry.name === path.basename(place) && entry.isFile())) return [place]
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
}
