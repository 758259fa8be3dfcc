/** The commands as run from a shell. */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { SiteVariables } from './site-data.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Time limit that ends hanging processes, not slow ones: a busy machine starts them slowly. */
export const PATIENT = { timeout: 120_000 } as const

/** Result of a command. */
export interface CommandResult {
  readonly code: number | null
  /** Both streams. */
  readonly output: string
}

/** A command that runs. */
export interface RunningCommand {
  readonly child: ChildProcess
  readonly ended: Promise<CommandResult>
}

/** Start `npm run NAME -- ARGS` without npm. */
export function startCommand(
  name: 'backup' | 'restore' | 'check' | 'admin' | 'files' | 'move',
  args: readonly string[],
  variables: SiteVariables,
): RunningCommand {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      LOG_LEVEL: 'error',
      // What Node has made of the sources before: they are some hundred files.
      NODE_COMPILE_CACHE: path.join(ROOT, 'dist', 'compiled'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = new Promise<CommandResult>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, ended }
}

/** Run it to its end. */
export function runCommand(...command: Parameters<typeof startCommand>): Promise<CommandResult> {
  return startCommand(...command).ended
}
