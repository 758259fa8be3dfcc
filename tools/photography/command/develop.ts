import path from 'node:path'
import { onLine, spawnNice, Tail } from './child.ts'
import { TOOL } from './places.ts'
import { PYTHON } from './requirements.ts'

/** Developing is quicker than rendering, and more threads would only keep Blender waiting. */
const THREADS = '1'

/** What became of one picture in the darkroom. */
export type Developed =
  | { readonly name: string; readonly seconds: number; readonly kilobytes: number }
  | { readonly name: string; readonly failure: string }

export interface DarkroomOptions {
  readonly raw: string
  readonly out: string
  readonly weights: string
  readonly onDeveloped: (developed: Developed) => void
}

/** The darkroom: one Python that develops pictures one by one while Blender renders the next. */
export class Darkroom {
  readonly #stdin: NodeJS.WritableStream
  readonly #closed: Promise<string | undefined>

  constructor({ raw, out, weights, onDeveloped }: DarkroomOptions) {
    const program = path.join(TOOL, 'darkroom', 'develop.py')
    const python = spawnNice(PYTHON, [program, raw, out, '--weights', weights, '--threads', THREADS])
    const tail = new Tail()
    onLine(python.stdout, (line) => {
      const developed = readDeveloped(line)
      if (developed) onDeveloped(developed)
      else tail.add(line)
    })
    onLine(python.stderr, tail.add)
    // A darkroom that is gone shows when it closes; to write to it then must not end everything.
    python.stdin.on('error', (error) => tail.add(error.message))
    this.#stdin = python.stdin
    this.#closed = new Promise((resolve, reject) => {
      python.once('error', reject)
      python.once('close', (status) => resolve(status === 0 ? undefined : tail.text))
    })
  }

  /** Takes in a picture whose raw files are there. */
  take(name: string): void {
    this.#stdin.write(`${name}\n`)
  }

  /** Resolves when all that was taken in is developed; with what it said last when it failed. */
  finish(): Promise<string | undefined> {
    this.#stdin.end()
    return this.#closed
  }
}

/** Reads `DEVELOPED name seconds kilobytes` and `FAILED name why`. */
export function readDeveloped(line: string): Developed | undefined {
  const [, word, name, rest] = /^(DEVELOPED|FAILED) (\S+) (.*)$/.exec(line) ?? []
  if (name === undefined || rest === undefined) return undefined
  if (word === 'FAILED') return { name, failure: rest }
  const [seconds, kilobytes] = rest.split(' ').map(Number)
  return { name, seconds: seconds ?? 0, kilobytes: kilobytes ?? 0 }
}
