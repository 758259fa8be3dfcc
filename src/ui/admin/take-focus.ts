/** Where the focus goes when a panel opens, and when it closes. */

const EMPTY_FIELD =
  'input:not([type=checkbox], [type=radio], [type=file], [type=search], [type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)'

/**
 * The field of a panel that wants something: the one marked with `data-focus`, one that is wrong, or the first empty one;
 * undefined where none does.
 */
export function wantedField(panel: HTMLElement): HTMLElement | undefined {
  const marked = panel.querySelector<HTMLElement>('[data-focus]')
  const wrong = panel.querySelector<HTMLElement>(':is(input, textarea, select)[aria-invalid=true]')
  const fields = [...panel.querySelectorAll<HTMLInputElement>(EMPTY_FIELD)]
  return marked ?? wrong ?? fields.find(({ value, offsetParent }) => value === '' && offsetParent !== null)
}

/**
 * Give the focus back to what had it before a panel opened, unless it has gone somewhere by then. Where the opener is gone,
 * the open sheet takes it, else the heading of the page: never nothing, from where keys and Tab would begin anew.
 */
export function giveFocusBack(opener: Element | null): void {
  // After the browser has given back what it can, and what took the place of the panel has been drawn.
  requestAnimationFrame(() => {
    if (!isNowhere()) return
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    if (!isNowhere()) return
    const home =
      document.querySelector<HTMLElement>('.sheet') ??
      document.querySelector<HTMLElement>('#main h1, main h1')
    if (home === null) return
    if (!home.hasAttribute('tabindex')) home.setAttribute('tabindex', '-1')
    home.focus({ preventScroll: true })
  })
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
