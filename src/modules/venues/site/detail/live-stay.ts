/**
 * Keep the page of a venue in step with the days that are chosen in its quote card: sum, fashion week, dock, address and
 * the links that carry the stay on. The server has written the sum of every length on offer; here one of them is shown.
 */
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { laterDay } from '#/lib/iso-day.ts'

/** Links that lead to another page with the stay. */
const CARRIERS = '.dock a, .similar article a, .other-form a'

/** Start listening to the quote card of this page. */
export function followStay(): void {
  const form = document.querySelector<HTMLFormElement>('[data-stay]')
  const day = form?.querySelector<HTMLInputElement>('[name=startDate]')
  const days = form?.querySelector<HTMLSelectElement>('[name=duration]')
  if (!form || !day || !days) return
  const show = () => showStay(form, day.validity.valid ? day.value : '', days.value)
  form.addEventListener('input', ({ target }) => {
    if (target === day || target === days) show()
  })
  // A page that comes back has the fields as they were left.
  if (day.value !== day.defaultValue || !days.selectedOptions[0]?.defaultSelected) show()
}

function showStay(form: HTMLFormElement, startDate: string, duration: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-days]'))
    part.hidden = part.dataset.days !== duration
  for (const part of document.querySelectorAll<HTMLElement>('[data-no-stay]')) part.hidden = true
  const last = startDate && laterDay(startDate, Number(duration) - 1)
  const weeks = [...form.querySelectorAll<HTMLElement>('[data-from]')]
  const touched = weeks.find(({ dataset: { from = '', to = '' } }) => from <= last && to >= startDate)
  for (const week of weeks) week.hidden = week !== touched
  const { stay: language = '' } = form.dataset
  for (const range of document.querySelectorAll<HTMLElement>('[data-range]'))
    range.textContent =
      startDate && isLanguage(language)
        ? formatDayRange(startDate, last, language)
        : (form.querySelector<HTMLOptionElement>('[name=duration] option:checked')?.text ?? '')
  for (const link of document.querySelectorAll<HTMLAnchorElement>(CARRIERS))
    link.href = withStay(link.href, startDate, duration)
  history.replaceState(history.state, '', withStay(location.href, startDate, duration))
}

function withStay(href: string, startDate: string, duration: string): string {
  const address = new URL(href)
  address.searchParams.set('duration', duration)
  if (startDate) address.searchParams.set('startDate', startDate)
  else address.searchParams.delete('startDate')
  return address.href
}
