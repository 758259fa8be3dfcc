/** Interface texts that tables of the code ask for by a name put together when a page is drawn. */
import type { Field } from '../../src/forms/field.ts'
import { fieldsIn, fieldsOf } from '../../src/modules/enquiries/model/derive.ts'
import { ENQUIRY_KINDS } from '../../src/modules/enquiries/model/kinds.ts'
import { MANUAL_ENTRY_TABLES } from '../../src/modules/enquiries/model/manual-entry-fields.ts'

/** Keys of the texts of every field of an enquiry: on the form, the sheet, in the exported file and the manual enquiry. */
export function fieldTexts(): string[] {
  const form = ENQUIRY_KINDS.flatMap((kind) => fieldsOf(kind)).flatMap(([, field]) => [
    ...[field.label, field.hint, field.placeholder].filter((path) => path !== undefined),
    ...(field.kind === 'choice' ? choiceTexts(field) : []),
  ])
  const sheet = ENQUIRY_KINDS.flatMap((kind) => fieldsIn(kind, 'sheet')).map(
    ([name, { fact }]) => `admin.request.facts.${fact ?? name}`,
  )
  const file = ENQUIRY_KINDS.flatMap((kind) => fieldsIn(kind, 'csv')).map(
    ([name, { csv }]) => `admin.inbox.csv.${csv ?? name}`,
  )
  const entered = Object.values(MANUAL_ENTRY_TABLES)
    .flatMap((table) => Object.keys(table))
    .map((name) => `admin.entry.fields.${name}`)
  return [...new Set([...form, ...sheet, ...file, ...entered])]
}

function choiceTexts({ options, optionNames, noneName }: Extract<Field, { kind: 'choice' }>): string[] {
  return [...options.map((option) => `${optionNames}.${option}`), ...(noneName ? [noneName] : [])]
}

/** Texts that some languages lack, a line each: `admin.request.facts.budget: missing in en, fr`. */
export class MissingTexts {
  readonly #languages = new Map<string, Set<string>>()

  /** Note a text that a language lacks. */
  note(key: string, language: string): void {
    const languages = this.#languages.get(key) ?? new Set()
    this.#languages.set(key, languages.add(language))
  }

  lines(): string[] {
    return [...this.#languages].map(([key, languages]) => `${key}: missing in ${[...languages].join(', ')}`)
  }
}
