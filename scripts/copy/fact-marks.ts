import { z } from 'zod'
import { stringsOf } from './strings.ts'

/** A mark: a place of the copy says that it states a fact. */
export interface Mark {
  /** Id of the fact. */
  readonly fact: string
  /** Where it is, as `sections.visit` or `steps.1`: sections by their id, other entries by their index. */
  readonly place: string
  /** All that the place says. */
  readonly text: string
}

const idsSchema = z.array(z.string()).min(1)
const marksSchema = z.union([idsSchema, z.record(z.string(), idsSchema)])

const inside = (place: string, key: string) => (place === '' ? key : `${place}.${key}`)

function saidIn(value: unknown): string {
  return stringsOf(value)
    .map(({ text }) => text)
    .join('\n')
}

function keyOf(key: string, value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : key
}

/**
 * Every mark of a JSON value. A section, a question or a step is marked as a whole by its own `facts: ["id"]`, a text
 * by the object that holds it: `facts: { "lead": ["id"] }`.
 * @throws if `facts` is neither, or names a text that is not there
 */
export function marksOf(value: unknown, place = ''): Mark[] {
  if (typeof value !== 'object' || value === null) return []
  const { facts, ...rest } = value as Readonly<Record<string, unknown>>
  const below = Object.entries(rest).flatMap(([key, inner]) =>
    marksOf(inner, inside(place, keyOf(key, inner))),
  )
  if (facts === undefined) return below
  const parsed = marksSchema.safeParse(facts)
  if (!parsed.success) throw new Error(`${place}: "facts" is a list of ids, or lists of ids by text`)
  const marks = parsed.data
  if (Array.isArray(marks)) return [...marks.map((fact) => ({ fact, place, text: saidIn(rest) })), ...below]
  const own = Object.entries(marks).flatMap(([key, ids]) => {
    if (rest[key] === undefined) throw new Error(`${inside(place, 'facts')}: there is no text "${key}"`)
    return ids.map((fact) => ({ fact, place: inside(place, key), text: saidIn(rest[key]) }))
  })
  return [...own, ...below]
}
