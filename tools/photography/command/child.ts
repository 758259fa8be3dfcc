import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/**
 * Rendering takes hours: whoever works at the machine goes first. A command that was itself started with `nice`
 * keeps the niceness it was given: added up, the two would leave it almost no time on a busy machine.
 */
const NICENESS = getPriority() > 0 ? '0' : '10'

const running = new Set<ChildProcess>()

/** Starts a program that others go before, and that writes no `__pycache__` into the sources. */
export function spawnNice(
  command: string,
  args: readonly string[],
): ChildProcessByStdio<Writable, Readable, Readable> {
  const child = spawn('nice', ['-n', NICENESS, command, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

/** Ends every program that is still running. */
export function stopChildren(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Gives each line of a stream. */
export function onLine(stream: Readable, take: (line: string) => void): void {
  createInterface({ input: stream }).on('line', take)
}

/** The last lines a program wrote, which mostly say why it failed. */
export class Tail {
  readonly #lines: string[] = []

  /** Takes one more line. */
  add = (line: string): void => {
    this.#lines.push(line)
    if (this.#lines.length > 25) this.#lines.shift()
  }

  /** The lines, one below the other. */
  get text(): string {
    return this.#lines.join('\n')
  }
}
