/**
 * What has been typed into a form, kept in this browser until the server has confirmed it (behaviour 4.4): one draft
 * for each kind of form, whatever page and language it stands in. A browser that refuses storage keeps nothing, and
 * the form works all the same.
 */
import type { FormFields } from '#/modules/enquiries/model/form-fields.ts'

type Kind = FormFields['kind']

const storageKey = (kind: Kind) => `passage.draft.${kind}`

/** A half-written request. */
export interface FormDraft {
  readonly values: Readonly<Record<string, string>>
  /** Tells a repeated attempt from a new request; the same until the server has confirmed. */
  readonly submissionKey: string
}

/** The kept draft; undefined when there is none or it cannot be read. */
export function readDraft(kind: Kind): FormDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey(kind)) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    // Storage is switched off or holds something else: there is no draft.
    return undefined
  }
}

/** Keeps a draft in the place of the one before. */
export function writeDraft(kind: Kind, draft: FormDraft): void {
  try {
    localStorage.setItem(storageKey(kind), JSON.stringify(draft))
  } catch {
    // Storage is switched off or full: the form simply keeps nothing.
  }
}

/** Forgets the draft: the server has confirmed the request. */
export function clearDraft(kind: Kind): void {
  try {
    localStorage.removeItem(storageKey(kind))
  } catch {
    // Storage is switched off, so there is nothing to forget.
  }
}

/** A key that no other submission has. `crypto.randomUUID` exists on secure origins only. */
export function newSubmissionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The fields of a form as they stand. */
export function typedValues(element: HTMLFormElement, form: FormFields): Record<string, string> {
  const data = new FormData(element)
  return Object.fromEntries(
    form.fields.map((field) => {
      const value = data.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  )
}

/** Puts a draft back into the fields that are still empty. */
export function restoreValues(element: HTMLFormElement, form: FormFields, { values }: FormDraft): void {
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
