/**
 * Scroll a message into view when it appears, as a `ref`: in a form that scrolls, one above or below the visible part is
 * missed by the user who has pressed a button.
 */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
