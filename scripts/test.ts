/**
 * Run all tests, layer by layer, and say how long each took, and which took too long for a quiet machine. `--full`
 * adds what takes long: tests tagged `full`, and the others in their full size; `--part=NAME` runs a part of that. Files,
 * or `--changed`, run the tests of those alone. With `--budgets` a layer that takes too long fails the run.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { keepFilesInMemory } from '../tests/helpers/memory-folder.ts'
import { loadDemo } from '../tests/site/load-demo.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { ensurePostgres } from './ensure-postgres.ts'
import { failedTests, type TestReport } from './failed-tests.ts'
import { attemptAll, bin, type Command, STATIC_CHECKS, script } from './static-checks.ts'
import { BUDGETS, judgeTime, type Layer } from './test-budgets.ts'
import { PARTS, partOf } from './test-parts.ts'
import { readChoice, testSome } from './test-some.ts'
import { measurePace, type Pace, slowest } from './yardstick.ts'

const ROOT = path.dirname(import.meta.dirname)
keepFilesInMemory()

const REPORTS = path.join(ROOT, 'test-results', 'reports')
const PART = readPart()
/** A part is one of the full run. */
const FULL = PART !== undefined || process.argv.includes('--full')
/** Time fails a run only where it is asked for: a submission is judged by what its tests say, on whatever machine. */
const ARE_BUDGETS_KEPT = process.argv.includes('--budgets')

const some = readChoice(process.argv.slice(2))
if (some !== undefined) process.exit(testSome(some) ? 0 : 1)

/** The part that is asked for, which is said; none: everything. */
function readPart() {
  const asked = /^--part=(.*)$/.exec(process.argv.find((arg) => arg.startsWith('--part')) ?? '')
  if (asked === null) return undefined
  const found = partOf(asked[1] ?? '', new Date())
  if (found === undefined) {
    console.error(`There is no such part. Parts: today, ${Object.keys(PARTS).join(', ')}`)
    process.exit(2)
  }
  console.warn(`Part of the full run: ${found.name}`)
  return found.part
}

/** Run a command with its output shown. */
function attempt([name, command, ...args]: Command, env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
  return new Promise((resolve) => {
    child.once('close', (code) => {
      if (code !== 0) console.error(`\n${name}: failed`)
      resolve(code === 0)
    })
  })
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

const durations: string[] = []
/** What the machine was like before each layer and after it. */
const paces: Pace[] = [await measurePace()]

async function layer(name: Layer, run: () => Promise<boolean>): Promise<boolean> {
  if (PART !== undefined && name !== 'Build and static' && !PART.layers.includes(name)) return true
  console.warn(`\n── ${name}`)
  const started = performance.now()
  const ok = await run()
  const seconds = secondsSince(started)
  paces.push(await measurePace())
  const { text, fails } = FULL
    ? { text: '', fails: false }
    : judgeTime(Number(seconds), BUDGETS[name], slowest(paces.slice(-2)))
  durations.push(`${name} ${seconds} s${text}`)
  console.warn(`── ${durations.at(-1)}`)
  return ok && !(fails && ARE_BUDGETS_KEPT)
}

/** A layer without which the others say nothing: when it fails, the whole run ends. */
async function requiredLayer(...what: Parameters<typeof layer>): Promise<void> {
  if (await layer(...what)) return
  await forgetDemo()
  process.exit(1)
}

const reportOf = (file: string) => JSON.parse(readFileSync(path.join(REPORTS, file), 'utf8')) as TestReport
const isWritten = (file: string) => PART === undefined || existsSync(path.join(REPORTS, file))

function counted({ numPassedTests, numFailedTests, stats }: TestReport): { passed: number; failed: number } {
  return {
    passed: numPassedTests ?? (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: numFailedTests ?? stats?.unexpected ?? 0,
  }
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

let forgetDemo = async () => {}

/** Build the site, and load the demo for all sites of this run while the checks go on. */
async function buildWithDemo(): Promise<boolean> {
  // The texts are among the checks beside it.
  const build = [...script('Build', 'scripts/build.ts'), '--without-texts'] as const
  if (!(await attempt(build, { NODE_ENV: 'production' }))) return false
  if (PART === undefined || !PART.layers.every((name) => name === 'Unit' || name === 'Data'))
    forgetDemo = await loadDemo()
  return true
}

await requiredLayer('Build and static', async () => {
  const checks = PART === undefined ? [...new Set(Object.values(STATIC_CHECKS).flat())] : []
  const [isBuilt, isChecked] = await Promise.all([buildWithDemo(), attemptAll(checks)])
  // A build whose texts are not complete is none that may be started.
  if (!isChecked) rmSync(path.join(ROOT, 'dist', 'build-stamp'), { force: true })
  return isBuilt && isChecked
})
ensurePostgres()

/** One project of `vitest.config.ts`. */
function vitest(project: 'unit' | 'data' | 'site'): Promise<boolean> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${project}.json`]
  const selected = FULL ? [] : ['--tags-filter=!full']
  // Those that replace modules have some of their own (`vitest.config.ts`).
  const projects = project === 'data' ? ['--project=data', '--project=apart'] : [`--project=${project}`]
  const command = [bin('vitest'), 'run', ...projects, ...reporters, ...selected] as const
  return attempt([project, ...command], FULL ? { PASSAGE_TESTS: 'full' } : {})
}

// Every layer of tests runs, whatever the ones before it say: one run names everything that is red.
const passes = [
  await layer('Unit', () => vitest('unit')),
  await layer('Data', () => vitest('data')),
  await layer('Site', () => vitest('site')),
  await layer('Browser', () => {
    const CHROMIUM = ensureChromium()
    const selected = FULL ? [] : ['--grep-invert', '@full']
    const shard = PART?.shard === undefined ? [] : ['--grep', '@full', `--shard=${PART.shard}`]
    const options = ['--config', 'tests/browser/playwright.config.ts', ...selected, ...shard]
    return attempt(['Browser', bin('playwright'), 'test', ...options], {
      ...(FULL ? { PASSAGE_TESTS: 'full' } : {}),
      CHROMIUM,
      PLAYWRIGHT_JSON: path.join(REPORTS, 'playwright.json'),
      // The tests' server must not pick up the settings of a developer's own.
      NODE_ENV: 'production',
    })
  }),
]

await forgetDemo()
const reports = ['unit.json', 'data.json', 'site.json', 'playwright.json'].filter(isWritten).map(reportOf)
const sums = reports.map(counted)
const passed = sums.reduce((sum, { passed }) => sum + passed, 0)
const failed = sums.reduce((sum, { failed }) => sum + failed, 0)
// What failed, once more at the end: the last lines of a run are enough for their reader.
for (const { title, message } of reports.flatMap(failedTests)) console.warn(`\n✗ ${title}\n${message}`)
console.warn(`\n${durations.join(' · ')} · all ${secondsSince(0)} s`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(passes.every(Boolean) && failed === 0 ? 0 : 1)
