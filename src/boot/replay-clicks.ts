import { isPlainClick } from '#/lib/plain-click.ts'
import { FIRST_CLICKS } from './first-clicks-script.ts'

/*
 * Buttons marked `data-early` need script that may still be on its way. A click that comes before it is kept, shown by
 * `data-pending`, and repeated once the script is there.
 */

/** A promise for a button whose script is not there yet. */
export type Readiness = (button: HTMLElement) => Promise<unknown> | undefined

interface FirstClicks extends Array<HTMLElement> {
  f?: (event: MouseEvent) => void
}

/**
 * Keep early clicks from now on, and take over those that the script in the head has kept.
 * @param onLost is called when a button has waited for a script that cannot be had
 */
export function replayEarlyClicks(readinessOf: Readiness, onLost: () => void): void {
  const wait = (button: HTMLElement) => {
    button.dataset.pending = ''
    Promise.resolve(readinessOf(button)).then(
      () => repeat(button),
      () => giveUp(button, onLost),
    )
  }
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-early]') : null
      if (!button || !isPlainClick(event)) return
      if (readinessOf(button) === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      wait(button)
    },
    true,
  )
  const first = (window as unknown as Record<string, FirstClicks | undefined>)[FIRST_CLICKS]
  if (!first?.f) return
  removeEventListener('click', first.f, true)
  for (const button of first) wait(button)
}

function repeat(button: HTMLElement): void {
  delete button.dataset.pending
  if (button.isConnected) button.click()
}

/** The script cannot be had: a link still leads somewhere on its own. */
function giveUp(button: HTMLElement, onLost: () => void): void {
  delete button.dataset.pending
  if (button instanceof HTMLAnchorElement) location.assign(button.href)
  else onLost()
}
