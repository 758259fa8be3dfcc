import { controlsIn, isChoice, tellChosen, type } from './controls.ts'

/** Let what listens now hear of what was typed and chosen before it did. */
export function announceFields(element: HTMLElement): void {
  for (const control of controlsIn(element).values()) {
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some((option) => option.selected !== option.defaultSelected))
        tellChosen(control)
    } else if (isChoice(control)) {
      const { checked, defaultChecked } = control
      // Only a change is heard. A radio that was chosen takes its turn from the one that was before.
      if (checked === defaultChecked || (control.type === 'radio' && !checked)) continue
      control.checked = defaultChecked
      control.click()
    } else if (!['hidden', 'file'].includes(control.type) && control.value !== control.defaultValue) {
      const { value } = control
      // Where nothing can be selected, no cursor loses its place.
      if (control.selectionStart === null) control.value = control.defaultValue
      type(control, value)
    }
  }
}
