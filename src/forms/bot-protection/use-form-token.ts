import { type RefObject, useEffect } from 'react'
import { prepareToken } from './held-token.ts'

/** Fetches the form's token when somebody first touches it. */
export function useFormToken(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    const controller = new AbortController()
    for (const touch of ['focusin', 'input', 'pointerdown'])
      element.addEventListener(touch, prepareToken, { signal: controller.signal })
    // The application may start long after the page has opened.
    if (element.contains(document.activeElement)) prepareToken()
    return () => controller.abort()
  }, [form])
}
