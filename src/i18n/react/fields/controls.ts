/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of an element, by keys that are the same in another rendering of it. */
export function controlsIn(element: HTMLElement): Map<string, Control> {
  const seen = new Map<string, number>()
  const controls = element.querySelectorAll<Control>('input, select, textarea')
  return new Map(
    [...controls].map((control) => {
      const choice = isChoice(control) ? control.value : ''
      const kind = [control.form?.id, control.localName, control.type, control.name, choice].join(' ')
      const nth = (seen.get(kind) ?? 0) + 1
      seen.set(kind, nth)
      return [`${kind} ${nth}`, control]
    }),
  )
}

/** Whether it is ticked or not, instead of having a text. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

/** Set a text as the browser does: React takes one that is set on the field itself for its own. */
export function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { prototype } = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tell whatever listens that something else is chosen. */
export function tellChosen(control: Control): void {
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}
