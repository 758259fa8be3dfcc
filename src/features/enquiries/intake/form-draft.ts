/**
 * What has been typed into the quote form, kept in this browser until the server has confirmed it (decision
 * 4.4). A browser that refuses storage keeps nothing, and the form works all the same.
 */
import { QUOTE_VENUE_FORM, type QuoteField } from '../quote-venue/quote-venue-fields.ts'

const STORAGE_KEY = 'passage.draft.quote'

/** A half-written request. */
export interface QuoteDraft {
  readonly values: Partial<Record<QuoteField, string>>
  /** Tells a repeated attempt from a new request; the same until the server has confirmed. */
  readonly submissionKey: string
}

/** The kept draft; undefined when there is none or it cannot be read. */
export function readDraft(): QuoteDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isDraft(kept) ? kept : undefined
  } catch {
    // Storage is switched off or holds something else: there is no draft.
    return undefined
  }
}

/** Keeps a draft in the place of the one before. */
export function writeDraft(draft: QuoteDraft): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(draft))
  } catch {
    // Storage is switched off or full: the form simply keeps nothing.
  }
}

/** Forgets the draft: the server has confirmed the request. */
export function clearDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
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
export function typedValues(form: HTMLFormElement): Record<QuoteField, string> {
  const data = new FormData(form)
  return Object.fromEntries(
    QUOTE_VENUE_FORM.fields.map((field) => {
      const value = data.get(field)
      return [field, typeof value === 'string' ? value : '']
    }),
  ) as Record<QuoteField, string>
}

/** Puts a draft back into the fields that are still empty. */
export function restoreValues(form: HTMLFormElement, { values }: QuoteDraft): void {
  for (const field of QUOTE_VENUE_FORM.fields) {
    const control = form.elements.namedItem(field)
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

function isDraft(kept: unknown): kept is QuoteDraft {
  if (typeof kept !== 'object' || kept === null || !('values' in kept) || !('submissionKey' in kept))
    return false
  const { values, submissionKey } = kept
  if (typeof submissionKey !== 'string' || typeof values !== 'object' || values === null) return false
  return Object.values(values).every((value) => typeof value === 'string')
}
