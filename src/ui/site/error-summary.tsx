import { type ReactNode, useEffect, useId, useRef } from 'react'

/** An error of one field, as the summary lists it. */
export interface FieldError {
  /** `id` of the control. */
  field: string
  /** Label of the field, or the error in words. */
  text: string
}

/**
 * What is wrong with a form, above it, with a link to each field. It takes focus when the page opens (without
 * script too) and when the errors change, so that keyboards and screen readers start where the work is.
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
  /** The visitor has just asked for it, wherever the focus is now. */
  takeFocus?: boolean
  /** Nothing is wrong: something is left to be done. */
  calm?: boolean
  /** What can be done about it, where the form itself is not the place. */
  children?: ReactNode
}) {
  const box = useRef<HTMLElement>(null)
  const titleId = useId()
  const shown = useRef(false)
  const key = errors.map(({ field, text }) => `${field}:${text}`).join('\n')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the list, which is new on each render
  useEffect(() => {
    // The application may start long after the page has opened: whoever types by then keeps the focus.
    const untouched = document.activeElement === document.body
    if (takeFocus || shown.current || untouched) box.current?.focus()
    shown.current = true
  }, [key])

  return (
    <section
      className={calm ? 'summary calm' : 'summary'}
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a refused form starts at what has to be mended (WCAG 3.3.1)
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
