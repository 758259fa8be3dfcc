/** Reading the posted fields of a form. */
import type { FormFields } from '#/modules/enquiries/model/form-fields.ts'

/** A posted form, whichever way it was encoded. */
export type SentForm = Pick<FormData | URLSearchParams, 'get' | 'getAll'>

/** The fields of a posted form, as typed. */
export interface SentFields {
  readonly values: Readonly<Record<string, string>>
  /** Each entry once, a bounded number of them. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** A key that a browser with script sends along; empty without. */
  readonly submissionKey: string
  /** The key of the copy of the page that the form was sent from; empty where a page had none. */
  readonly renderKey: string
  /** Whether the field that people cannot see was filled in. */
  readonly trapped: boolean
}

/** Enough to say that they are too many, and not so many that the page grows without bound. */
const MAX_LISTED = 20
const LONGEST_LISTED = 200

const SUBMISSION_KEY = /^[\w-]{16,64}$/

/** Reads the fields by their names. Files and unknown fields are left out. */
export function readForm(form: SentForm, { fields, lists }: FormFields): SentFields {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const key = (name: string) => (SUBMISSION_KEY.test(text(name)) ? text(name) : '')
  return {
    values: Object.fromEntries(fields.map((name) => [name, text(name)])),
    lists: Object.fromEntries(lists.map((name) => [name, listed(form.getAll(name))])),
    submissionKey: key('submissionKey'),
    renderKey: key('renderKey'),
    trapped: text('website').trim() !== '',
  }
}

function listed(given: readonly unknown[]): string[] {
  const texts = given.filter((value) => typeof value === 'string').map((value) => value.trim())
  const usable = texts.filter((value) => value !== '' && value.length <= LONGEST_LISTED)
  return [...new Set(usable)].slice(0, MAX_LISTED)
}
