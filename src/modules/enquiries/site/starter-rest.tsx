import { type FormEvent, type ReactNode, type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'

/** The part of a form behind its first questions. */
export interface Rest {
  readonly box: RefObject<HTMLDetailsElement | null>
  /** Show it, and go on in its first field; false where it is shown already. */
  readonly open: () => boolean
}

const firstField = (box: HTMLElement) => box.querySelector<HTMLElement>('input, select, textarea')

/** Make the rest of a form that can be opened. */
export function useRest(): Rest {
  const box = useRef<HTMLDetailsElement>(null)
  const open = () => {
    if (box.current === null || box.current.open) return false
    box.current.open = true
    firstField(box.current)?.focus()
    return true
  }
  return { box, open }
}

/** Enter in one of the first questions leads to the others; only a form that is seen whole is sent. */
export function openBeforeSending(
  rest: Rest,
  onSubmit: (event: FormEvent<HTMLFormElement>) => void,
): typeof onSubmit {
  return (event) => {
    if (rest.open()) event.preventDefault()
    else onSubmit(event)
  }
}

interface StarterRestProps {
  readonly rest: Rest
  /** The form has come back: what is to be corrected may be in here. */
  readonly isRejected: boolean
  readonly children: ReactNode
}

/** The other questions, native `<details>`: without script the button shows them just the same. */
export function StarterRest({ rest, isRejected, children }: StarterRestProps) {
  const t = useTranslations('quoteRequest')
  return (
    <details
      className="rest"
      ref={rest.box}
      open={isRejected || undefined}
      // The button goes with the click; its focus goes on to the first field, unless the list of errors has it.
      onToggle={({ currentTarget: box }) => {
        const focused = document.activeElement
        if (box.open && (focused === document.body || box.contains(focused))) firstField(box)?.focus()
      }}
    >
      <summary className="btn">{t('continue')}</summary>
      {children}
    </details>
  )
}
