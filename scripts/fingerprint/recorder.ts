/** Ask the site and write down what it answers: a line for each address, and the normalized text beside it. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PQueue from 'p-queue'
import { type KnownParts, normalizeHeaders, normalizePage, normalizeText } from './normalize.ts'

/** One question to the site. */
export interface Question {
  /** With its leading slash. */
  readonly target: string
  /** Label of a special case: part of its line. */
  readonly note?: string
  readonly init?: RequestInit
}

/** Send a request to the site, with or without a session's cookies. */
export type Ask = (target: string, init?: RequestInit) => Promise<Response>

/** Longer values are in `long-values.txt`, under the beginning of their hash. */
const LONGEST_VALUE = 48

const LONGEST_NAME = 150

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/** The files of one fingerprint. */
export class Recorder {
  readonly #folder: string
  readonly #longValues = new Map<string, string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Ask all questions and write the answers, sorted, into `{name}.txt` and the folder `{name}/`.
   * @param concurrency how many are asked at a time; with 1, in their order
   */
  async record(
    name: string,
    questions: readonly Question[],
    ask: Ask,
    known: KnownParts,
    concurrency = 4,
  ): Promise<void> {
    const queue = new PQueue({ concurrency })
    const lines = await queue.addAll(questions.map((one) => () => this.#answer(name, one, ask, known)))
    await this.writeLines(name, lines)
  }

  /** Write a text under its name, and return its hash. */
  async keep(folder: string, name: string, text: string): Promise<string> {
    const hash = sha256(text)
    const safe = encodeURIComponent(name.replace(/^\/(?=[^/])/, '')).replaceAll('%2F', '~')
    const file =
      safe.length > LONGEST_NAME ? `${safe.slice(0, LONGEST_NAME)}-${sha256(name).slice(0, 8)}` : safe
    await mkdir(path.join(this.#folder, folder), { recursive: true })
    await writeFile(path.join(this.#folder, folder, file), text)
    return hash
  }

  /** Write lines, sorted. */
  async writeLines(name: string, lines: readonly string[]): Promise<void> {
    await writeFile(path.join(this.#folder, `${name}.txt`), `${lines.toSorted().join('\n')}\n`)
  }

  /** Write what the lines only name. */
  async finish(): Promise<void> {
    await this.writeLines(
      'long-values',
      [...this.#longValues].map(([key, value]) => `${key} ${value}`),
    )
  }

  async #answer(folder: string, { target, note, init }: Question, ask: Ask, known: KnownParts) {
    const answer = await ask(target, init)
    const headers = normalizeHeaders(answer.headers, known).map(
      ([key, value]) => `${key}=${this.#short(value)}`,
    )
    const label = [init?.method, normalizeText(target, known), note].filter(Boolean).join(' ')
    const type = answer.headers.get('content-type') ?? ''
    const bytes = new Uint8Array(await answer.arrayBuffer())
    const hash = /text|json|xml/.test(type)
      ? await this.keep(folder, label, textOf(bytes, type, known))
      : sha256(bytes)
    return [label, answer.status, `body=${bytes.length === 0 ? 'none' : hash}`, ...headers].join('\t')
  }

  #short(value: string): string {
    if (value.length <= LONGEST_VALUE) return value
    const key = `#${sha256(value).slice(0, 10)}`
    this.#longValues.set(key, value)
    return key
  }
}

function textOf(bytes: Uint8Array, type: string, known: KnownParts): string {
  const text = new TextDecoder().decode(bytes)
  return type.includes('html') ? normalizePage(text, known) : normalizeText(text, known)
}
