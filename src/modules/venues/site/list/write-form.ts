import { RANGE_KEYS, tickedFilters } from '../../model/filter-table.ts'
import type { ListState } from './list-state.ts'
import { type NumberField, typedValue } from './typed-value.ts'

const NUMBER_FIELDS: readonly string[] = ['guests', ...RANGE_KEYS]

/**
 * Sets every control of the filter form to what the list answers: the address may have changed by a chip or by
 * going back, and the controls keep their own state.
 */
export function writeForm(form: HTMLFormElement, { filter, problems }: ListState): void {
  const chosen = new Set(tickedFilters().flatMap(({ key }) => filter[key].map((value) => `${key}:${value}`)))
  for (const id of filter.ownEquipment) chosen.add(`equipment:${id}`)
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      control.checked = chosen.has(`${control.name}:${control.value}`)
    } else if (control instanceof HTMLInputElement) {
      control.value = isNumberField(control.name)
        ? typedValue(control.name, filter, problems)
        : (filter.q ?? '')
    } else if (control instanceof HTMLSelectElement) {
      control.value =
        { event: filter.event ?? '', layout: filter.layout, sort: filter.sort }[control.name] ?? ''
    }
  }
}

/** Whether any control differs from how the page was sent. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) return isSelectTouched(control)
    if (!(control instanceof HTMLInputElement)) return false
    if (control.type === 'checkbox') return control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  })
}

function isSelectTouched({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex((option) => option.defaultSelected)
  return selectedIndex !== Math.max(sent, 0)
}

function isNumberField(name: string): name is NumberField {
  return NUMBER_FIELDS.includes(name)
}
