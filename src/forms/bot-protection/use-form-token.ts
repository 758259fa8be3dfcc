import { type RefObject, useEffect } from 'react'
import { prepareToken } from './held-token.ts'

/** Fetch the form's token when the user first touches the form. */
export function useFormToken(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const controller = new AbortController()
    for (const touch of ['focusin', 'input', 'pointerdown'])
      element.addEventListener(touch, prepareToken, { signal: controller.signal })
    // Hydration can finish long after the page has opened, with a field focused already.
    if (element.contains(document.activeElement)) prepareToken()
    return () => controller.abort()
  }, [form])
}
