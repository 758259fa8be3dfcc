/** What is checked without running the site. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

const ROOT = path.dirname(import.meta.dirname)
const BIN = path.join(ROOT, 'node_modules', '.bin')

/** A command with its name for people. */
export type Command = readonly [name: string, command: string, ...args: string[]]

/** A program of `node_modules/.bin`. */
export const bin = (name: string) => path.join(BIN, name)

/** A script of this project, on the Node that runs now. */
export const script = (name: string, file: string): Command => [name, process.execPath, file]

/** The first to end: it says in a sentence what the compiler says in types. */
const MESSAGES = script('Messages', 'scripts/check-messages.ts')

/** By the npm command that runs them; one that is in two groups is the same. */
export const STATIC_CHECKS = {
  lint: [
    ['Format and lint', bin('biome'), 'check', '.'],
    ['Unused code', bin('knip')],
    [
      'Import walls (its note on TypeScript is harmless, ADR 0007)',
      bin('depcruise'),
      'src',
      '--config',
      '.dependency-cruiser.cjs',
    ],
    script('Styles', 'scripts/check-styles.ts'),
    script('References', 'scripts/check-references.ts'),
  ],
  types: [MESSAGES, ['Types', bin('tsc'), '--noEmit']],
  messages: [MESSAGES, script('Copy', 'scripts/check-copy.ts'), script('Words', 'scripts/check-words.ts')],
} as const satisfies Record<string, readonly Command[]>

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

/** Run commands side by side to their ends; each one's output is shown together. Return whether all succeeded. */
export async function attemptAll(commands: readonly Command[]): Promise<boolean> {
  const succeeded = commands.map(async ([name, command, ...args]) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    const code = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([buffer(child.stdout), buffer(child.stderr)])
    const ok = (await code) === 0
    console.warn(`\n── ${name}: ${ok ? 'passed' : 'failed'} (${secondsSince(started)} s)`)
    process.stderr.write(Buffer.concat([output, errors]))
    return ok
  })
  return (await Promise.all(succeeded)).every(Boolean)
}
