/**
 * Scroll a message into view when it appears, as a `ref`: in a form that scrolls, one that stands above or below what is
 * seen says nothing to whoever has pressed a button.
 */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
