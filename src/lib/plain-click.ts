interface Click {
  readonly button: number
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly defaultPrevented: boolean
  preventDefault(): void
}

/** Whether a click on a link means this tab; with a modifier key or another button it opens a tab or a window as usual. */
export function isPlainClick(click: Click): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = click
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}

/** Make a link do something in the page instead of leading on, on a plain click. */
export function onPlainClick(act: () => void): (click: Click) => void {
  return (click) => {
    if (!isPlainClick(click)) return
    click.preventDefault()
    act()
  }
}
