/** `npm test -- FILE… [-t NAME] [--changed] [--full]`: the tests of some files, each by the runner of its layer. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './ensure-chromium.ts'
import { bin } from './static-checks.ts'

const ROOT = path.dirname(import.meta.dirname)
const USAGE = `Usage:
  npm test                          all layers
  npm test -- FILE…                 test files, folders of them, or files of code: the tests that import these
  npm test -- --changed             what git says is changed
Options: -t NAME (only tests whose name contains it), --full (also what is tagged full), --part=NAME (a part of the full run),
--budgets (a layer that takes too long on a quiet machine fails)`

const TESTS = '{src,db,scripts,tests}/**/*.{test.ts,test.tsx,spec.ts}'
const BROWSER = /^tests\/browser\//
const NEEDS_BUILD = /^tests\/(?:browser|site)\//

interface Chosen {
  readonly files: readonly string[]
  readonly name: string | undefined
  readonly full: boolean
}

/** What the arguments choose; nothing when they ask for all tests. */
export function readChoice(args: readonly string[]): Chosen | undefined {
  const { files, values } = readArguments(args)
  if (files.length === 0 && !values.changed && values.name === undefined) return undefined
  if (values.name !== undefined && files.length === 0 && !values.changed) stop(`-t needs files.\n${USAGE}`)
  const named = [...files.map(fromRoot), ...(values.changed ? changedFiles() : [])]
  const chosen = testsOf(named, globSync(TESTS, { cwd: ROOT }))
  if (chosen.length === 0) stop(`No test stands in, or imports: ${named.join(', ') || 'nothing is changed'}`)
  return { files: chosen, name: values.name, full: values.full }
}

function readArguments(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string', short: 't' },
        changed: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        part: { type: 'string' },
        budgets: { type: 'boolean', default: false },
      },
    })
    return { values, files: positionals }
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

function stop(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(2)
}

/** Where the command was typed, as npm reports it. */
function fromRoot(file: string): string {
  const found = [process.env.INIT_CWD ?? ROOT, ROOT]
    .map((folder) => path.resolve(folder, file))
    .find(existsSync)
  return found === undefined ? stop(`There is no ${file}.`) : path.relative(ROOT, found)
}

function changedFiles(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n')
  return [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '')
}

/** The tests among these files and folders, and those that import one of them. */
export function testsOf(named: readonly string[], tests: readonly string[]): string[] {
  const wanted = new Set(named)
  return tests.filter(
    (test) =>
      wanted.has(test) ||
      named.some((place) => isFolder(place) && test.startsWith(`${place}/`)) ||
      importsOf(test).some((file) => wanted.has(file)),
  )
}

const isFolder = (place: string) => statSync(path.join(ROOT, place)).isDirectory()

/** Files that a test imports itself, from the root. */
function importsOf(test: string): string[] {
  const text = readFileSync(path.join(ROOT, test), 'utf8')
  return [...text.matchAll(/(?:from|import\()\s*'([.#][^']*)'/g)].map(([, target = '']) =>
    target.startsWith('#/') ? `src/${target.slice(2)}` : path.join(path.dirname(test), target),
  )
}

/** Run what was chosen: one runner for the layers without a browser, another one for that with. Return whether all passed. */
export function testSome({ files, name, full }: Chosen): boolean {
  const browser = files.filter((file) => BROWSER.test(file))
  const others = files.filter((file) => !BROWSER.test(file))
  if (!full) console.warn('Tests tagged full are left out; --full runs them.')
  if (files.some((file) => NEEDS_BUILD.test(file))) {
    const build = [path.join(ROOT, 'scripts', 'build.ts')]
    if (!run(process.execPath, build, { NODE_ENV: 'production' })) return false
  }
  return [
    others.length === 0 || run(bin('vitest'), vitestArguments(others, name, full), full ? FULL_SIZE : {}),
    browser.length === 0 || runBrowser(browser, name, full),
  ].every(Boolean)
}

const FULL_SIZE = { PASSAGE_TESTS: 'full' }

function vitestArguments(files: readonly string[], name: string | undefined, full: boolean): string[] {
  return [
    'run',
    ...files,
    ...(name === undefined ? [] : ['--testNamePattern', literally(name)]),
    ...(full ? [] : ['--tags-filter=!full']),
  ]
}

function runBrowser(files: readonly string[], name: string | undefined, full: boolean): boolean {
  const selected = [
    ...(name === undefined ? [] : ['--grep', literally(name)]),
    ...(full ? [] : ['--grep-invert', '@full']),
  ]
  const args = ['test', '--config', 'tests/browser/playwright.config.ts', ...files, ...selected]
  const size = full ? FULL_SIZE : {}
  return run(bin('playwright'), args, { CHROMIUM: ensureChromium(), NODE_ENV: 'production', ...size })
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function run(command: string, args: readonly string[], env: Record<string, string>): boolean {
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } } as const
  return spawnSync(command, args, options).status === 0
}
