import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

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

interface Building {
  /** What would make the half minute a waste is found out first. */
  readonly before?: () => Promise<void>
  /** Whether the texts are checked beside it; else the caller does that. */
  readonly checksTexts?: boolean
}

/** Build the site when anything that goes into the build has changed since the last one. */
export async function buildIfStale({ before, checksTexts = true }: Building = {}): Promise<void> {
  const wanted = hashInputs()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  await before?.()
  console.warn('Building the site (about half a minute, once for each change of the sources)')
  // A text that is missing or too short fails here, not before a visitor. Each check says what it finds, whatever the
  // others say; the bundler, which is the longest, works beside them.
  const checks = ['check-messages.ts', 'check-copy.ts', 'check-words.ts']
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const passed = await Promise.all([
    !checksTexts ||
      step('texts are complete', () => allOf(checks.map((name) => path.join(ROOT, 'scripts', name)))),
    step('pages and scripts are bundled', () => runNode('inherit', vite, 'build', '--logLevel', 'warn')),
  ])
  if (!passed.every(Boolean)) {
    console.error('The build failed; the lines above say why.')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}

/** Do one part of the build, and say what is done and how long it took. */
async function step(done: string, work: () => Promise<boolean>): Promise<boolean> {
  const begun = performance.now()
  const succeeded = await work()
  if (succeeded) console.warn(`  ${done} (${Math.round((performance.now() - begun) / 1000)} s)`)
  return succeeded
}

/** Run every program, one after the other. Return whether all succeeded. */
async function allOf(programs: readonly string[]): Promise<boolean> {
  const succeeded: boolean[] = []
  for (const program of programs) succeeded.push(await runNode('pipe', program))
  return succeeded.every(Boolean)
}

/**
 * Run a program. Return whether it succeeded.
 * @param output `pipe`: shown only when it fails; `npm run messages` shows the rest
 */
async function runNode(output: 'inherit' | 'pipe', ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  const said = await Promise.all([child.stdout, child.stderr].map((stream) => stream && buffer(stream)))
  if ((await code) === 0) return true
  for (const part of said) if (part) process.stderr.write(part)
  return false
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
