/** Labels and option names of fields in the messages of the site. */
import type { Messages } from '#/i18n/messages.ts'

type PathsIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${PathsIn<Texts[Key]>}`
}[keyof Texts & string]

type GroupsIn<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? never : Key | `${Key}.${GroupsIn<Texts[Key]>}`
}[keyof Texts & string]

/** Path of a text: `enquiryForm.company`. */
export type TextPath = PathsIn<Messages>

/** Path of a group of texts: `enquiryForm.budgetRange`. */
export type GroupPath = GroupsIn<Messages>

/** The text at a path that `kinds.ts` has checked against the English messages; `check-messages` checks the others. */
export function textAt(texts: object, path: string): string {
  const text = at(texts, path)
  if (typeof text !== 'string') throw new Error(`No text ${path}`)
  return text
}

/** The group of texts at a path, by code. */
export function namesAt(texts: object, path: string): Readonly<Record<string, string>> {
  const names = at(texts, path)
  if (typeof names !== 'object' || names === null) throw new Error(`No texts ${path}`)
  return names as Record<string, string>
}

function at(texts: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Readonly<Record<string, unknown>> | undefined)?.[key], texts)
}
