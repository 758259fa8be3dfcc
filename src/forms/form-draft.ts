/**
 * Local draft of a form, stored in this browser until the server has confirmed the submission (behaviour 4.4): one for
 * each kind of form, whatever page and language it is in. Without storage there is no draft and the form still
 * works.
 */
import { draftStore } from '#/lib/drafts.ts'
import type { PostedFields } from './posted-fields.ts'

/** Drafts of visitors, by the kind of form: kept until they are sent. */
export const visitorDrafts = draftStore('passage.draft.')

/** Content of an unfinished form. */
export interface FormDraft {
  readonly values: Readonly<Record<string, string>>
  /** Idempotency key: distinguishes a repeated attempt from a new enquiry; constant until the server has confirmed. */
  readonly submissionKey: string
}

/** The draft of a kind of form; undefined when there is none or it cannot be read. */
export function readDraft(kind: PostedFields['kind']): FormDraft | undefined {
  const kept = visitorDrafts.read(kind)?.content
  return isDraft(kept) ? kept : undefined
}

/** Create a submission key. `crypto.randomUUID` exists on secure origins only. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Current values of a form's fields. */
export function typedValues(element: HTMLFormElement, form: PostedFields): Record<string, string> {
  const data = new FormData(element)
  return Object.fromEntries(
    form.fields.map((field) => {
      const value = data.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  )
}

/** Copy a draft into the fields that are still empty. */
export function restoreValues(element: HTMLFormElement, form: PostedFields, { values }: FormDraft): void {
  for (const field of form.fields) {
    const control = element.elements.namedItem(field)
    const value = values[field]
    if (value && isControl(control) && control.value === '') control.value = value
  }
}

function isControl(element: unknown): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
}

function isDraft(kept: unknown): kept is FormDraft {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('submissionKey' in kept))
    return false
  const { values, submissionKey } = kept
  if (typeof submissionKey !== 'string' || typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string')
}
