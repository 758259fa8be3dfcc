/** Reading one JSON file of a catalogue folder, with the place of every mistake. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import type { CatalogueProblem, ProblemSentence } from './catalogue-problem.ts'
import { issueSentence } from './issue-sentence.ts'
import { type JsonPath, type JsonPositions, jsonPositions } from './json-positions.ts'

/** A file that could be read as JSON. */
export class JsonFile {
  /** Path inside the folder. */
  readonly name: string
  readonly value: unknown
  readonly #positions: JsonPositions
  readonly #problems: CatalogueProblem[]

  constructor(name: string, text: string, problems: CatalogueProblem[]) {
    this.name = name
    this.value = JSON.parse(text)
    this.#positions = jsonPositions(text)
    this.#problems = problems
    for (const duplicate of this.#positions.duplicates) {
      const name = `"${duplicate.at(-1)}"`
      this.report(duplicate, { en: `${name} is there twice.`, fr: `${name} est présent deux fois.` })
    }
  }

  /**
   * Notes a mistake.
   * @param at the way to the value
   * @param name what the reader calls the venue; the first step of the way where it is absent
   */
  report(at: JsonPath, message: ProblemSentence, name?: string): void {
    const [first, ...rest] = at
    const where = [name ?? String(first ?? ''), fieldName(rest)].filter((part) => part !== '').join(': ')
    this.#problems.push({
      file: this.name,
      line: this.#positions.lineOf(at),
      where: where || undefined,
      message,
    })
  }

  /** The value at a place, checked; `undefined` after its mistakes have been noted. */
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

/** Reads a file; `undefined` after it has been noted why it cannot be read. */
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
