/**
 * Keep the page of a venue in step with its quote card. The days: sum, fashion week, dock; the server has written the sum of
 * every length on offer, here one of them is shown. Days and guests are the visitor's brief: address and links carry it on.
 */
import { type BriefChange, changeBrief, onBriefChange } from '#/boot/carry-brief.ts'
import { BRIEF_KEYS } from '#/i18n/addresses/brief-query.ts'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { laterDay } from '#/lib/iso-day.ts'
import { shareAddress } from '#/ui/site/shared-address.ts'
import { exactGuests, GUEST_RANGES, mostOf, rangeOf } from '../../model/guest-ranges.ts'

/** Start listening to the quote card of this page. */
export function followStay(): void {
  const form = document.querySelector<HTMLFormElement>('[data-stay]')
  const day = form?.querySelector<HTMLInputElement>('[name=startDate]')
  const days = form?.querySelector<HTMLSelectElement>('[name=duration]')
  const guests = form?.querySelector<HTMLSelectElement>('[name=guests]')
  if (!form || !day || !days || !guests) return
  const stay = (): BriefChange => ({ startDate: day.validity.valid ? day.value : '', duration: days.value })
  form.addEventListener('input', ({ target }) => {
    if (target === guests) changeBrief({ guests: numberOf(guests.value) })
    else if (target === day || target === days) {
      showStay(form, stay())
      changeBrief(stay())
    }
  })
  onBriefChange((brief) => {
    showGuests(guests, Number(brief.get('guests')) || undefined)
    shareBrief(brief)
  })
  // A page that comes back has the fields as they were left.
  if (day.value !== day.defaultValue || !days.selectedOptions[0]?.defaultSelected) {
    showStay(form, stay())
    changeBrief(stay())
  }
}

function showStay(form: HTMLFormElement, { startDate = '', duration = '' }: BriefChange): void {
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
}

/** The number that a choice of the field asks for: of a range its most. */
function numberOf(value: string): string | undefined {
  const range = GUEST_RANGES.find((code) => code === value)
  return range ? String(mostOf(range)) : value || undefined
}

/** Choose the range of a number; sent, the field says the number itself. */
function showGuests(field: HTMLSelectElement, guests: number | undefined): void {
  const range = guests && rangeOf(guests)
  for (const option of field.options) {
    const { guests: code = '', name, said } = option.dataset
    const exact = code === range ? exactGuests(guests) : undefined
    option.value = exact ? String(exact) : code
    option.text = (exact ? said?.replace('#', String(exact)) : name) ?? option.text
    option.selected = code === (range ?? '')
  }
}

/** Who is sent the page sees what its sender saw. */
function shareBrief(brief: URLSearchParams): void {
  shareAddress((href) => {
    const address = new URL(href)
    for (const key of BRIEF_KEYS) {
      const value = brief.get(key)
      if (value) address.searchParams.set(key, value)
      else address.searchParams.delete(key)
    }
    return address.href
  })
}
