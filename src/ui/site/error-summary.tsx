import { type ReactNode, useEffect, useId, useRef } from 'react'

/** An error of one field, as the summary lists it. */
export interface FieldError {
  /** `id` of the control. */
  field: string
  /** Label of the field, or the error message. */
  text: string
}

/**
 * Summary of a form's errors, above it, with a link to each field. It takes focus when the page opens
 * (without scripts too) and when the errors change, so that keyboard and screen reader users start there.
 */
export function ErrorSummary({
  title,
  text,
  errors,
  takeFocus = false,
  calm = false,
  children,
}: {
  title: string
  text?: string
  errors: FieldError[]
  /** Take the focus wherever it is: the visitor has just submitted the form. */
  takeFocus?: boolean
  /** No error: a step is still missing. */
  calm?: boolean
  /** Further actions outside the form itself. */
  children?: ReactNode
}) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const shown = useRef(false)
  const key = errors.map(({ field, text }) => `${field}:${text}`).join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list, which is new on each render
  useEffect(() => {
    // Hydration may happen long after the page has opened: a visitor who is typing by then keeps the focus.
    const untouched = document.activeElement === document.body
    if (takeFocus || shown.current || untouched) box.current?.focus({ preventScroll: takeFocus })
    // At once: a smooth scroll that is under way, to the button just pressed, would win over a second one.
    if (takeFocus) box.current?.scrollIntoView({ behavior: 'instant', block: 'center' })
    shown.current = true
  }, [key])

  return (
    <section
      className={calm ? 'summary calm' : 'summary'}
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a rejected form starts at its errors (WCAG 3.3.1)
      autoFocus
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>{title}</h2>
      {text && <p>{text}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a href={`#${field}`}>{text}</a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
