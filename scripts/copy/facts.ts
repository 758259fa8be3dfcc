import { z } from 'zod'
import type { Language } from '../../src/i18n/languages.ts'
import { holdsFigure } from './fact-figures.ts'
import type { Mark } from './fact-marks.ts'

/** Ids of facts, which say what the fact is about. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FIGURE = /^\d+(?:\.\d+)?(?:\|\d+(?:\.\d+)?)*$/
/** Acronyms that no language translates, as AVIF. */
const ACRONYM = /^[A-Z]{2,}$/
const figureSchema = z
  .string()
  .refine((value) => FIGURE.test(value) || ACRONYM.test(value), 'digits, readings parted by |, or an acronym')

/** What a page with a text of its own promises: few enough to know by heart, enough to compare. */
const FEWEST = 5
const MOST = 15

const factSchema = z.strictObject({
  en: z.string().min(1),
  fr: z.string().min(1),
  /** Figures and acronyms that every language states where it states the fact. */
  value: z.union([figureSchema, z.array(figureSchema).min(2)]).optional(),
})

/** A text of a form or a mail, which cannot be marked: the sheet names its key. */
const messageSchema = z.strictObject({
  fact: z.string(),
  /** Key of `src/i18n/messages`, or with `mail.` before it of `src/mail/copy`. */
  message: z.string(),
  /** Arguments of the message that bring the figures, where the text does not write them out. */
  from: z.union([z.string(), z.array(z.string()).min(2)]).optional(),
})

/** The sheet of facts, `content/facts.json`: what every language version of a page states. */
export const factSheetSchema = z.strictObject({
  facts: z.record(z.string().regex(ID), factSchema),
  pages: z.record(
    z.string(),
    z
      .array(z.union([z.string(), messageSchema]))
      .min(1)
      .max(MOST),
  ),
})

/** {@link factSheetSchema} */
export type FactSheet = z.infer<typeof factSheetSchema>

type Fact = z.infer<typeof factSchema>

/** The marks of a page in one language, and the file of each. */
export interface MarkedPage {
  readonly name: string
  readonly marks: readonly (Mark & { readonly file: string })[]
  /** Where English marks a fact, to say where another language lacks it. */
  readonly placeInEnglish: (fact: string) => string | undefined
}

const figuresOf = ({ value }: Fact): readonly string[] => (value === undefined ? [] : [value].flat())

/** What is wrong with the sheet itself. `full` are the pages with a text of their own, which must have their facts. */
export function sheetProblems(sheet: FactSheet, full: readonly string[]): string[] {
  const lists = Object.entries(sheet.pages).map(([page, entries]) => {
    const ids = entries.map((entry) => (typeof entry === 'string' ? entry : entry.fact))
    return { page, entries, ids, marked: entries.filter((entry) => typeof entry === 'string') }
  })
  const used = new Set(lists.flatMap(({ ids }) => ids))
  return [
    ...Object.keys(sheet.facts)
      .filter((id) => !used.has(id))
      .map((id) => `content/facts.json: the fact ${id} stands on no page`),
    ...lists.flatMap(({ page, ids, marked }) => [
      ...ids
        .filter((id) => !Object.hasOwn(sheet.facts, id))
        .map((id) => `content/facts.json: ${page} has the unknown fact ${id}`),
      ...marked
        .filter((id, index) => marked.indexOf(id) !== index)
        .map((id) => `content/facts.json: ${page} has the fact ${id} twice`),
    ]),
    ...full
      .filter((page) => (sheet.pages[page]?.length ?? 0) < FEWEST)
      .map((page) => `content/facts.json: ${page} has fewer than ${FEWEST} facts`),
  ]
}

/** Facts that a page does not state in a language, states twice, states without their figure, or should not state. */
export function pageProblems(sheet: FactSheet, language: Language, page: MarkedPage): string[] {
  const wanted = (sheet.pages[page.name] ?? []).filter((entry) => typeof entry === 'string')
  const at = `content/${language}: ${page.name}`
  const missing = wanted
    .filter((id) => !page.marks.some(({ fact }) => fact === id))
    .map((id) => {
      const place = page.placeInEnglish(id)
      const hint = place === undefined ? '' : ` (in English at ${place})`
      return `${at}: the fact ${id} is not marked${hint}: ${sheet.facts[id]?.en}`
    })
  const marked = page.marks.flatMap((mark, index) => {
    const { fact, place, file, text } = mark
    const here = `content/${language}/${file}.json ${place}`
    const known = sheet.facts[fact]
    if (known === undefined) return [`${here}: unknown fact ${fact}`]
    if (!wanted.includes(fact)) return [`${here}: ${fact} is no fact of the page ${page.name}`]
    const isSecond = page.marks.findIndex((other) => other.fact === fact) !== index
    return [
      ...(isSecond ? [`${here}: the fact ${fact} is marked twice on ${page.name}`] : []),
      ...figuresOf(known)
        .filter((value) => !holdsFigure(language, text, value))
        .map((value) => `${here}: the fact ${fact} needs ${value}`),
    ]
  })
  return [...missing, ...marked]
}

/**
 * Facts of forms and mails whose message is gone or lacks the figure.
 * @param messageOf the text of a key in the language, if there is one
 */
export function messageProblems(
  sheet: FactSheet,
  language: Language,
  messageOf: (key: string) => string | undefined,
): string[] {
  return Object.entries(sheet.pages).flatMap(([page, entries]) =>
    entries.flatMap((entry) => {
      if (typeof entry === 'string') return []
      const { fact, message, from } = entry
      const here = `${language} message ${message} (${page})`
      const text = messageOf(message)
      if (text === undefined) return [`${here}: missing, and it states the fact ${fact}`]
      const known = sheet.facts[fact]
      if (known === undefined) return []
      const given = from === undefined ? [] : [from].flat()
      return [
        ...given
          .filter((name) => !text.includes(`{${name}`))
          .map((name) => `${here}: the fact ${fact} needs the argument {${name}}`),
        ...figuresOf(known)
          .filter((value) => given.length === 0 || ACRONYM.test(value))
          .filter((value) => !holdsFigure(language, text, value))
          .map((value) => `${here}: the fact ${fact} needs ${value}`),
      ]
    }),
  )
}
