/** Reading of the posted fields of a form. */
import type { PostedFields } from './posted-fields.ts'

/** Posted form in either encoding. */
export type SentForm = Pick<FormData | URLSearchParams, 'get' | 'getAll'>

/** Fields of a posted form, as typed. */
export interface SentFields {
  readonly values: Readonly<Record<string, string>>
  /** Entries without duplicates, at most a fixed number of them. */
  readonly lists: Readonly<Record<string, readonly string[]>>
  /** Idempotency key that a browser with script sends; empty without script. */
  readonly submissionKey: string
  /** Key of the rendered page that the form was sent from; empty where the page had none. */
  readonly renderKey: string
  /** Whether the hidden field was filled in. */
  readonly trapped: boolean
}

/** More than any list accepts, so that "too many" can be reported, while the rejected page stays bounded. */
const MAX_LISTED = 20
const LONGEST_LISTED = 200

const SUBMISSION_KEY = /^[\w-]{16,64}$/

/** Read the fields by their names. Files and unknown fields are left out. */
export function readForm(form: SentForm, { fields, lists }: PostedFields): SentFields {
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
