/*
 * Whether a user is typing something that has not been sent. Code that reloads the page asks here first
 * (behaviour 5.3).
 */

const touched = new WeakSet<HTMLFormElement>()

/** Forms that only look for something: what is in them is in the address. */
function onlyAsks(form: HTMLFormElement): boolean {
  return (
    form.closest('search, [role=search]') !== null || (form.method === 'get' && form.hasAttribute('action'))
  )
}

function differs(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
  if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
  if (field.type === 'file') return (field.files?.length ?? 0) > 0
  if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

/** Note which forms are written in: React keeps the default of a field equal to its value. */
export function watchUnsentInput(): void {
  const formOf = ({ target }: Event) =>
    target instanceof HTMLElement ? target.closest<HTMLFormElement>('form') : null
  addEventListener('input', (event) => {
    const form = formOf(event)
    if (form) touched.add(form)
  })
  addEventListener('reset', (event) => {
    const form = formOf(event)
    if (form) touched.delete(form)
  })
}

/** Whether a form of this page holds something that its visitor would miss. */
export function hasUnsentInput(): boolean {
  return [...document.forms].some(
    (form) => !onlyAsks(form) && (touched.has(form) || [...form.elements].some(differs)),
  )
}
