/** In the history entry of a page: the path of the link in focus when it was left. */
const KEY = 'passage.left'

/**
 * A page that is read again on Back begins with nothing in focus. Give it back to the link that the visitor left by with
 * the keyboard, so that the Tab key goes on there; a pointer needs no such place, and would be shown a ring around it.
 */
export function returnFocus(): void {
  const left = (history.state as { [KEY]?: string } | null)?.[KEY]
  if (left) afterRestoration(() => focusOn(left))
  addEventListener('click', () => {
    const link = document.activeElement
    if (link instanceof HTMLAnchorElement && link.matches(':focus-visible'))
      history.replaceState({ ...history.state, [KEY]: link.pathname }, '')
  })
}

/** A page with something in focus scrolls smoothly (`base.css`), also to the place that the browser restores at its load. */
function afterRestoration(task: () => void): void {
  const soon = () => requestAnimationFrame(() => requestAnimationFrame(task))
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}

function focusOn(path: string): void {
  if (document.activeElement !== document.body) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a'))
    if (link.pathname === path) {
      link.focus({ preventScroll: true })
      break
    }
}
