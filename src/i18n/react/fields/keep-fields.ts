import { type Control, controlsIn, isChoice, tellChosen, type } from './controls.ts'

/** The fields of an element at a moment. The nodes keep what was typed, even when others have taken their place. */
export interface KeptFields {
  readonly controls: ReadonlyMap<string, Control>
  readonly focused: Element | null
  /** Whether each `<details>` is open, in their order. */
  readonly open: readonly boolean[]
}

/** Note the fields of an element, and which of them has the focus. */
export function keepFields(element: HTMLElement): KeptFields {
  return {
    controls: controlsIn(element),
    focused: document.activeElement,
    open: [...element.querySelectorAll('details')].map(({ open }) => open),
  }
}

/**
 * Put what was typed, chosen and selected into the fields that have taken the place of others, as if it were typed
 * again: whatever listens hears of it.
 */
export function putBack(element: HTMLElement, { controls, focused, open }: KeptFields): void {
  for (const [at, box] of element.querySelectorAll('details').entries()) box.open ||= open[at] ?? false
  const now = controlsIn(element)
  for (const [key, from] of controls) {
    const to = now.get(key)
    if (!to || to === from) continue
    copy(from, to)
    if (from === focused && document.activeElement === document.body) focus(from, to)
  }
}

function copy(from: Control, to: Control): void {
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) copyOptions(from, to)
  else if (isChoice(from)) {
    // The radio that is chosen takes it from the others.
    if (isChoice(to) && from.checked !== to.checked && (from.checked || from.type === 'checkbox')) to.click()
  } else if (from.type === 'file') {
    if (!(from instanceof HTMLInputElement && to instanceof HTMLInputElement) || !from.files?.length) return
    to.files = from.files
    tellChosen(to)
  } else if (from.type === 'hidden') {
    // What script has put into a field of its own is newer than what was there.
    if (to.value === '') to.value = from.value
  } else if (from.value !== to.value) type(to, from.value)
}

function copyOptions(from: Control, to: Control): void {
  if (!(from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)) return
  if (from.value === to.value) return
  to.value = from.value
  tellChosen(to)
}

function focus(from: Control, to: Control): void {
  to.focus({ preventScroll: true })
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd)
}
