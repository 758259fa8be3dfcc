import type { Suggestion } from '../../model/suggestions.ts'

/**
 * Do what a suggestion stands for: open the page of the venue, or apply the filter in place of the typed words. What
 * else the form holds stays.
 */
export function chooseSuggestion(field: HTMLInputElement, { kind, id, href }: Suggestion): void {
  const { form } = field
  if (kind === 'venue' || !form) {
    window.location.assign(href + stayIn(form))
    return
  }
  const box = [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement &&
      control.type === 'checkbox' &&
      control.name === kind &&
      control.value === id,
  )
  if (box) {
    field.value = ''
    box.checked = true
    // The list that shows its filters applies them as they change (`live-filters.ts`).
    if (form.closest('[data-live]')) box.dispatchEvent(new Event('input', { bubbles: true }))
    else form.requestSubmit()
    return
  }
  const list = form.elements.namedItem(kind)
  if (list instanceof HTMLSelectElement && form.closest('[data-live]')) {
    field.value = ''
    list.value = id
    list.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  const query = new URLSearchParams({ [kind]: id })
  for (const [name, value] of new FormData(form))
    if (name !== field.name && name !== kind && typeof value === 'string' && value !== '')
      query.append(name, value)
  window.location.assign(`${form.action}?${query}`)
}

/** The query of the days that a form has, with its question mark: they go along to the page of a venue. */
function stayIn(form: HTMLFormElement | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of form ? new FormData(form) : [])
    if (['duration', 'startDate'].includes(name) && value !== '') query.append(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}
