import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'

const ROOT = path.dirname(import.meta.dirname)
const REPORTS = path.join(ROOT, 'test-results', 'reports')
const BIN = path.join(ROOT, 'node_modules', '.bin')

/**
 * Runs a step with its output shown.
 * @returns whether it succeeded
 */
function attempt(
  name: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): boolean {
  const started = performance.now()
  console.warn(`\n── ${name}`)
  const run = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  if (run.status !== 0) console.error(`\n${name}: failed`)
  console.warn(`── ${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return run.status === 0
}

/** A step without which the others say nothing: when it fails, the whole run ends. */
function step(...what: Parameters<typeof attempt>): void {
  if (!attempt(...what)) process.exit(1)
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

function counted(file: string): { passed: number; failed: number } {
  const report = JSON.parse(readFileSync(path.join(REPORTS, file), 'utf8')) as Report
  return {
    passed: report.numPassedTests ?? (report.stats?.expected ?? 0) + (report.stats?.flaky ?? 0),
    failed: report.numFailedTests ?? report.stats?.unexpected ?? 0,
  }
}

mkdirSync(REPORTS, { recursive: true })
const bin = (name: string) => path.join(BIN, name)
step('Format and lint', bin('biome'), ['check', '.'])
step('Build', process.execPath, ['scripts/build.ts'], { NODE_ENV: 'production' })
step('Types', bin('tsc'), ['--noEmit'])
step('Unused code', bin('knip'), [])
step('Import walls', bin('depcruise'), ['src', '--config', '.dependency-cruiser.cjs'])
step('Messages', process.execPath, ['scripts/check-messages.ts'])
step('Copy', process.execPath, ['scripts/check-copy.ts'])
ensurePostgres()
// Both kinds of tests run, whatever the first says: one run names everything that is red.
const units = attempt('Unit and data tests', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(REPORTS, 'vitest.json')}`,
])
const chromium = ensureChromium()
const browsers = attempt(
  'Browser tests',
  bin('playwright'),
  ['test', '--config', 'tests/browser/playwright.config.ts'],
  {
    CHROMIUM: chromium,
    PLAYWRIGHT_JSON: path.join(REPORTS, 'playwright.json'),
    // The tests' server must not pick up the settings of a developer's own.
    NODE_ENV: 'production',
  },
)

const sums = [counted('vitest.json'), counted('playwright.json')]
const passed = sums.reduce((sum, { passed }) => sum + passed, 0)
const failed = sums.reduce((sum, { failed }) => sum + failed, 0)
console.warn('')
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(units && browsers && failed === 0 ? 0 : 1)
