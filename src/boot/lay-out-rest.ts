import { whenIdle } from './idle.ts'

/** What `below-fold.css` leaves out of the first layout. */
const LATER = 'main > #screen-end ~ *, [data-later] > *, .footer'

/**
 * Lay out what is below the first screen, one part at a time whenever the browser has nothing else to do: all at once would
 * hold up a slow phone for a quarter of a second, and again when the fonts come. From then on every part has its own
 * height, so that anchors, the end of the page and a later return find their place (ADR 0138).
 */
export async function layOutRest(): Promise<void> {
  for (const part of document.querySelectorAll<HTMLElement>(LATER)) {
    await whenIdle()
    part.dataset.laid = ''
  }
}
