/** Reading of the posted fields of a form. */
import { BOT_PROTECTION_FIELDS, FORMER_TRAP } from './form-challenge.ts'
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
  /** The phone number with the country that was chosen where several were possible; empty without a choice. */
  readonly phoneChoice: string
  /** Whether the hidden field was filled in, under its present name or the former one. */
  readonly trapped: boolean
}

/** More than any list accepts, so that "too many" can be reported, while the rejected page stays bounded. */
const MAX_LISTED = 20
const LONGEST_LISTED = 200

/** Name of the field with the chosen number. */
export const PHONE_CHOICE = 'phoneChoice'

const SUBMISSION_KEY = /^[\w-]{16,64}$/

/** Read the fields by their names. Files and unknown fields are left out. */
export function readForm(form: SentForm, { fields, lists }: PostedFields): SentFields {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const key = text('submissionKey')
  return {
    values: Object.fromEntries(fields.map((name) => [name, text(name)])),
    lists: Object.fromEntries(lists.map((name) => [name, listed(form.getAll(name))])),
    submissionKey: SUBMISSION_KEY.test(key) ? key : '',
    phoneChoice: text(PHONE_CHOICE).slice(0, LONGEST_LISTED),
    trapped: [BOT_PROTECTION_FIELDS.trap, FORMER_TRAP].some((name) => text(name).trim() !== ''),
  }
}

function listed(given: readonly unknown[]): string[] {
  const texts = given.filter((value) => typeof value === 'string').map((value) => value.trim())
  const usable = texts.filter((value) => value !== '' && value.length <= LONGEST_LISTED)
  return [...new Set(usable)].slice(0, MAX_LISTED)
}
