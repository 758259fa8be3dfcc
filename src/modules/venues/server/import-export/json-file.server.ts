/** Reading one JSON file of a catalogue folder, with the place of every error. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { type JsonExcess, jsonExcess } from '#/platform/http/json-excess.ts'
import type { ProblemSentence } from '../../model/venue-record.schema.ts'
import type { CatalogueProblem } from './catalogue-problem.ts'
import { issueSentence } from './issue-sentence.ts'
import { type JsonPath, type JsonPositions, jsonPositions } from './json-positions.ts'

/** A catalogue has four levels, and one of five thousand venues 260,000 values. */
const BOUNDS = { depth: 32, values: 2_000_000 } as const

/** Maximum number of reported errors of one file; with more, the first ones are enough to begin with. */
const MAX_PROBLEMS = 1000

const EXCESS: Readonly<Record<JsonExcess, ProblemSentence>> = {
  'too-deep': {
    en: 'holds lists or objects nested deeper than any catalogue has.',
    fr: 'contient des listes ou des objets plus imbriqués que dans aucun catalogue.',
  },
  'too-many': {
    en: 'holds more values than a catalogue may have.',
    fr: 'contient plus de valeurs qu’un catalogue ne peut en avoir.',
  },
}

/** The text is JSON that would take too much to read. */
class JsonExcessError extends Error {
  override readonly name = 'JsonExcessError'
  readonly excess: JsonExcess

  constructor(excess: JsonExcess) {
    super(excess)
    this.excess = excess
  }
}

/** A file that could be read as JSON. */
export class JsonFile {
  /** Path inside the folder. */
  readonly name: string
  readonly value: unknown
  readonly #positions: JsonPositions
  readonly #problems: CatalogueProblem[]
  #reported = 0

  /**
   * @throws {JsonExcessError} before anything is built from the text
   * @throws {SyntaxError} for what is no JSON
   */
  constructor(name: string, text: string, problems: CatalogueProblem[]) {
    const excess = jsonExcess(text, BOUNDS)
    if (excess !== undefined) throw new JsonExcessError(excess)
    this.name = name
    this.value = JSON.parse(text)
    this.#positions = jsonPositions(text)
    this.#problems = problems
    for (const duplicate of this.#positions.duplicates) {
      const name = `"${duplicate.at(-1)}"`
      this.report(duplicate, { en: `${name} appears twice.`, fr: `${name} est présent deux fois.` })
    }
  }

  /**
   * Note an error, up to a thousand of a file.
   * @param at the way to the value
   * @param name what the reader calls the venue; the first step of the way where it is absent
   */
  report(at: JsonPath, message: ProblemSentence, name?: string): void {
    this.#reported += 1
    if (this.#reported > MAX_PROBLEMS) return
    const [first, ...rest] = at
    const where = [name ?? String(first ?? ''), fieldName(rest)].filter((part) => part !== '').join(': ')
    this.#problems.push({
      file: this.name,
      line: this.#positions.lineOf(at),
      where: where || undefined,
      message,
    })
  }

  /** The value at a place, checked; `undefined` after its errors have been noted. */
  check<T>(schema: z.ZodType<T>, at: JsonPath, value: unknown, name?: string): T | undefined {
    const checked = schema.safeParse(value)
    if (checked.success) return checked.data
    for (const issue of checked.error.issues) {
      const steps = issue.path.map((step) => (typeof step === 'number' ? step : String(step)))
      this.report([...at, ...steps], issueSentence(issue, valueAt(value, steps)), name)
    }
    return undefined
  }
}

/** Read a file; `undefined` after it has been noted why it cannot be read. */
export async function readJsonFile(
  folder: string,
  name: string,
  problems: CatalogueProblem[],
): Promise<JsonFile | undefined> {
  try {
    const text = await readFile(path.join(folder, name), 'utf8')
    // A byte order mark, as some editors write it, is no part of the text.
    return new JsonFile(name, text.replace(/^\uFEFF/, ''), problems)
  } catch (error) {
    problems.push(unreadable(name, error))
    return undefined
  }
}

function unreadable(file: string, error: unknown): CatalogueProblem {
  if (error instanceof JsonExcessError) return { file, message: EXCESS[error.excess] }
  if (!(error instanceof SyntaxError)) {
    return { file, message: { en: 'is missing, or cannot be read.', fr: 'manque, ou n’est pas lisible.' } }
  }
  const line = /\(line (\d+) column \d+\)/.exec(error.message)?.[1]
  const message = {
    en: `is not valid JSON: ${error.message}.`,
    fr: 'n’est pas du JSON valide\u00a0: cherchez près d’ici une virgule, un guillemet ou une accolade de trop, ou qui manque.',
  }
  return line ? { file, line: Number(line), message } : { file, message }
}

function fieldName(steps: JsonPath): string {
  return steps
    .map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${step}`))
    .join('')
}

function valueAt(value: unknown, steps: JsonPath): unknown {
  return steps.reduce<unknown>((inside, step) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.entries(inside).find(([key]) => key === String(step))?.[1]
  }, value)
}
