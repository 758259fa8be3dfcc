import { type RefObject, useEffect } from 'react'
import {
  type FormDraft,
  newSubmissionKey,
  readDraft,
  restoreValues,
  typedValues,
  visitorDrafts,
} from '#/forms/form-draft.ts'
import type { FormFields } from '../model/form-fields.ts'

/** Pause after the last key before what was typed is kept, in milliseconds. */
const PAUSE_MS = 300

interface FormDraftOptions {
  readonly form: FormFields
  /** Whether the server has sent the form back: then it already holds what was typed. */
  readonly rejected: boolean
  /** Called once, when the fields have got their kept values back. */
  readonly onRestored?: ((element: HTMLFormElement) => void) | undefined
  /** Whether the server has confirmed the enquiry: then nothing is kept any more. */
  readonly isDone: () => boolean
}

/**
 * Keep what is typed in this browser and put it back when the form is opened again. The hidden field `submissionKey`
 * gets a key that stays the same until the server has confirmed, so that a second attempt is recognised.
 */
export function useFormDraft(
  element: RefObject<HTMLFormElement | null>,
  { form, rejected, onRestored, isDone }: FormDraftOptions,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form has come to life
  useEffect(() => {
    const control = element.current
    if (!control) return
    const draft = readDraft(form.kind)
    const key = keyField(control)
    if (key && key.value === '') key.value = draft?.submissionKey || newSubmissionKey()
    if (draft && !rejected) {
      restoreValues(control, form, draft)
      onRestored?.(control)
    }

    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (isDone()) return
      const typed: FormDraft = { values: typedValues(control, form), submissionKey: key?.value ?? '' }
      visitorDrafts.write(form.kind, typed)
    }
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    const keepPending = () => {
      if (timer !== undefined) keep()
    }
    const controller = new AbortController()
    const { signal } = controller
    control.addEventListener('input', keepSoon, { signal })
    control.addEventListener('submit', keep, { signal })
    addEventListener('pagehide', keepPending, { signal })
    return () => {
      keepPending()
      controller.abort()
    }
  }, [])
}

function keyField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem('submissionKey')
  return field instanceof HTMLInputElement ? field : undefined
}
