import { type RefObject, useEffect } from 'react'
import { newSubmissionKey, readDraft, restoreValues, typedValues, writeDraft } from '../intake/form-draft.ts'

/** Pause after the last key before what was typed is kept, in milliseconds. */
const PAUSE_MS = 300

/**
 * Keeps what is typed in this browser and puts it back when the form is opened again. The hidden field
 * `submissionKey` gets a key that stays the same until the server has confirmed, so that a second attempt is
 * recognised.
 * @param restored called once, when the fields have got their kept values back
 * @param refused whether the server has sent the form back: then it already holds what was typed
 */
export function useQuoteDraft(
  form: RefObject<HTMLFormElement | null>,
  { refused, restored }: { refused: boolean; restored: () => void },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form has come to life
  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft()
    const key = keyField(element)
    if (key && key.value === '') key.value = draft?.submissionKey || newSubmissionKey()
    if (draft && !refused) {
      restoreValues(element, draft)
      restored()
    }

    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      writeDraft({ values: typedValues(element), submissionKey: key?.value ?? '' })
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
    element.addEventListener('input', keepSoon, { signal })
    element.addEventListener('submit', keep, { signal })
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
