/**
 * Choose the days of a search in a calendar. The library draws and moves through months (ADR 0124); here are the fields that
 * it fills, the fashion weeks in it, and opening and closing.
 */
import 'cally'
import { isLanguage, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { daysFrom, isoDay, laterDay } from '#/lib/iso-day.ts'
import { keyName } from '#/lib/keys.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { FASHION_WEEKS } from '../../model/fashion-weeks.ts'
import { stayWords } from './stay-words.ts'

/** The part of the library's element that is used. */
interface RangeCalendar extends HTMLElement {
  value: string
  months: number
  min: string
  locale: string
  firstDayOfWeek: number
  focusedDate: string
  getDayParts: (day: Date) => string
  focus: (options?: FocusOptions & { target?: 'day' }) => void
}

/** Two months beside each other. */
const WIDE = '(width >= 768px)'

/** Start listening to the days of this page's search. */
export function followDays(): void {
  const opener = document.querySelector<HTMLButtonElement>('.days-open')
  const panel = document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  const form = opener?.form
  if (opener && panel && form) new DaysChoice(opener, panel, form)
}

class DaysChoice {
  readonly #opener: HTMLButtonElement
  readonly #panel: HTMLElement
  readonly #form: HTMLFormElement
  readonly #calendar: RangeCalendar

  constructor(opener: HTMLButtonElement, panel: HTMLElement, form: HTMLFormElement) {
    this.#opener = opener
    this.#panel = panel
    this.#form = form
    this.#calendar = this.#drawn()
    opener.addEventListener('click', () => (panel.hidden ? this.#open() : this.#close()))
    panel.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null
      if (!button) return
      const { from = '', to = '', clear } = button.dataset
      const today = parisDay(new Date())
      if (from !== '') this.#choose(from < today ? today : from, to)
      else if (clear !== undefined) this.#choose('', '')
    })
    // On the button too: the focus reaches the calendar a frame after it has opened.
    opener.parentElement?.addEventListener('keydown', (event) => {
      if (keyName(event) !== 'Escape' || panel.hidden) return
      event.stopPropagation()
      this.#close()
      opener.focus()
    })
    for (const kind of ['pointerdown', 'focusin'])
      document.addEventListener(kind, ({ target }) => {
        if (target instanceof Node && !panel.hidden && !opener.parentElement?.contains(target)) this.#close()
      })
  }

  #drawn(): RangeCalendar {
    const calendar = document.createElement('calendar-range') as RangeCalendar
    const { intl } = LANGUAGES[this.#language]
    Object.assign(calendar, {
      locale: intl,
      min: parisDay(new Date()),
      months: matchMedia(WIDE).matches ? 2 : 1,
      firstDayOfWeek: firstDayOfWeek(intl),
      getDayParts: (day: Date) => {
        const at = isoDay(day)
        return FASHION_WEEKS.some(({ from, to }) => from <= at && to >= at) ? 'fashion-week' : ''
      },
    })
    // Its arrows are those of the site, which the page brings along.
    calendar.append(...this.#panel.querySelectorAll('[slot]'))
    const months = document.createElement('div')
    months.className = 'days-months'
    for (let at = 0; at < calendar.months; at++) {
      const month = document.createElement('calendar-month')
      month.setAttribute('offset', String(at))
      months.append(month)
    }
    calendar.append(months)
    // The first of two days is a choice already: whoever leaves now has said when they begin.
    calendar.addEventListener('rangestart', (event) => {
      this.#set(isoDay((event as CustomEvent<Date>).detail), '')
    })
    calendar.addEventListener('change', () => {
      const [from = '', to = ''] = calendar.value.split('/')
      this.#choose(from, to)
    })
    this.#panel.querySelector('[data-calendar]')?.append(calendar)
    return calendar
  }

  get #language(): Language {
    const { language = '' } = this.#text.dataset
    return isLanguage(language) ? language : 'en'
  }

  get #text(): HTMLElement {
    return this.#opener.querySelector<HTMLElement>('.days-text') ?? this.#opener
  }

  #field(name: string): HTMLInputElement | undefined {
    const field = this.#form.elements.namedItem(name)
    return field instanceof HTMLInputElement ? field : undefined
  }

  #open(): void {
    const from = this.#field('startDate')?.value ?? ''
    const days = Number(this.#field('duration')?.value) || 1
    this.#calendar.value = from === '' ? '' : `${from}/${laterDay(from, days - 1)}`
    // The fashion weeks beside it are one press away; whoever wants other days begins today.
    this.#calendar.focusedDate = from || parisDay(new Date())
    this.#panel.hidden = false
    this.#opener.setAttribute('aria-expanded', 'true')
    requestAnimationFrame(() => this.#calendar.focus({ target: 'day', preventScroll: true }))
  }

  #close(): void {
    this.#panel.hidden = true
    this.#opener.setAttribute('aria-expanded', 'false')
  }

  /** Take days, or none, and be done. */
  #choose(from: string, to: string): void {
    this.#set(from, to)
    this.#close()
    this.#opener.focus()
  }

  #set(from: string, to: string): void {
    const days = from !== '' && to !== '' ? daysFrom(from, to) : undefined
    const [first, duration] = [this.#field('startDate'), this.#field('duration')]
    if (first) first.value = from
    if (duration) duration.value = days === undefined ? '' : String(days)
    const stay = { ...(from !== '' && { startDate: from }), ...(days && { duration: days }) }
    this.#text.textContent = stayWords(stay, this.#language) || (this.#text.dataset.none ?? '')
    this.#form.dispatchEvent(new Event('input'))
  }
}

/** The day that weeks begin with, from 0 for Sunday; Monday where the browser does not know. */
function firstDayOfWeek(intl: string): number {
  const locale = new Intl.Locale(intl) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return (locale.getWeekInfo?.().firstDay ?? 1) % 7
}
