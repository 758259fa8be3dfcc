import { FIRST_CLICKS } from './first-clicks-script.ts'
import { startApp } from './start-app.ts'

/*
 * Buttons marked `data-early` need the application. A click that comes before it is kept, shown by `data-pending`,
 * and repeated once the application hears clicks (`passage:hydrated`, sent by the frame).
 */

const waiting = new Set<HTMLElement>()

function keep(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-early]') : null
  if (!button || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  waiting.add(button)
  button.dataset.pending = ''
  startApp().catch(giveUp)
}

function take(): HTMLElement[] {
  const buttons = [...waiting]
  waiting.clear()
  for (const button of buttons) delete button.dataset.pending
  return buttons
}

/** The application cannot be had: a link still leads somewhere on its own. */
function giveUp(): void {
  const link = take().find((button) => button instanceof HTMLAnchorElement)
  if (link instanceof HTMLAnchorElement) location.assign(link.href)
}

/**
 * Whether React hears this button already. Parts of a page that may load later are hydrated after the frame, and
 * no public interface signals when; React marks each element that it has taken over with keys of its own.
 */
function isHydrated(button: HTMLElement): boolean {
  return Object.keys(button).some((key) => key.startsWith('__reactProps'))
}

function repeat(buttons: readonly HTMLElement[]): void {
  const present = buttons.filter((button) => button.isConnected)
  const later = present.filter((button) => !isHydrated(button))
  for (const button of present) if (!later.includes(button)) button.click()
  if (later.length > 0) requestAnimationFrame(() => repeat(later))
}

interface FirstClicks extends Array<HTMLElement> {
  f?: (event: MouseEvent) => void
}

/** Takes over from the script in the head. */
function adoptFirstClicks(): void {
  const first = (window as unknown as Record<string, FirstClicks | undefined>)[FIRST_CLICKS]
  if (!first?.f) return
  removeEventListener('click', first.f, true)
  for (const button of first) waiting.add(button)
  if (first.length > 0) startApp().catch(giveUp)
}

/** Keeps early clicks until the application is there. */
export function replayEarlyClicks(): void {
  addEventListener('click', keep, true)
  adoptFirstClicks()
  addEventListener(
    'passage:hydrated',
    () => {
      removeEventListener('click', keep, true)
      repeat(take())
    },
    { once: true },
  )
}
