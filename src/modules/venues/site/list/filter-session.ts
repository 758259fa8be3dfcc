import { SHEET_ID } from './filter-ids.ts'
import { tidySearch } from './list-search.ts'
import type { ListState } from './list-state.ts'
import { isTouched, writeForm } from './write-form.ts'

/** Milliseconds after the last keystroke. A box or a list applies at once. */
const TYPING_PAUSE = 300

/**
 * Where the focus goes once the list has changed, since the link that changed it may be gone: after "show more" to
 * the first new card, after a chip to the one that takes its place, else to the number of results.
 * @param box what holds the list and its filters
 * @param link the link that was followed
 */
function focusLater(box: HTMLElement, link: HTMLAnchorElement): () => void {
  const kind = link.dataset.filter
  const cards = box.querySelectorAll('[data-venue]').length
  const place = chipsOf(box).indexOf(link)
  return () => {
    const target =
      kind === 'more'
        ? box.querySelectorAll('[data-venue]')[cards]?.querySelector<HTMLElement>('h3 a')
        : chipsOf(box)[place]
    const fallback = box.querySelector<HTMLElement>('.count')
    // The page stays where it is: what is new appears where the link was.
    ;(target ?? fallback)?.focus({ preventScroll: true })
  }
}

function chipsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('.chips [data-filter="chip"]')]
}

/**
 * Listens to the filter form and to the links around it, and asks for another list when they change. The form is
 * ahead of the list during input; `arrived` brings them together again.
 */
export class FilterSession {
  readonly #box: HTMLElement
  readonly #form: HTMLFormElement
  readonly #ask: (search: string) => void
  readonly #controller = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The query that the form asked for last and that has not arrived yet. */
  #asked: string | undefined
  #shown: string | undefined
  #moveFocus: (() => void) | undefined

  /** @param ask loads the list for a query */
  constructor(box: HTMLElement, form: HTMLFormElement, ask: (search: string) => void) {
    this.#box = box
    this.#form = form
    this.#ask = ask
    const { signal } = this.#controller
    box.addEventListener('input', (event) => this.#changed(event), { signal })
    box.addEventListener('click', (event) => this.#clicked(event), { signal })
    form.addEventListener('submit', (event) => this.#submitted(event), { signal })
  }

  /** A list has been drawn. The form follows it, unless it is already asking for another one. */
  arrived(list: ListState, search: string, loading: boolean): void {
    const first = this.#shown === undefined
    this.#shown = tidySearch(new URLSearchParams(search))
    this.#moveFocus?.()
    this.#moveFocus = undefined
    const answered = this.#asked === this.#shown
    const ahead = this.#timer !== undefined || (this.#asked !== undefined && loading)
    if (answered || !loading) this.#asked = undefined
    // What was ticked before the application was there counts as ticked now.
    if (first && isTouched(this.#form)) this.#apply()
    else if (!answered && !ahead) writeForm(this.#form, list)
  }

  /** Stops listening. */
  end(): void {
    this.#forget()
    this.#controller.abort()
  }

  #changed(event: Event): void {
    const typing = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#apply(), typing ? TYPING_PAUSE : 0)
  }

  #submitted(event: Event): void {
    event.preventDefault()
    document.getElementById(SHEET_ID)?.hidePopover()
    this.#apply()
  }

  #apply(): void {
    this.#forget()
    const search = tidySearch(formQuery(this.#form))
    if (search === this.#shown) return
    this.#asked = search
    this.#ask(search)
  }

  /** A link to the same list with another filter stays on the page; one to a field opens the sheet it is in. */
  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a')
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const { filter, field } = link.dataset
    if (filter !== undefined) {
      event.preventDefault()
      this.#forget()
      this.#moveFocus = focusLater(this.#box, link)
      this.#ask(new URL(link.href).search.slice(1))
    } else if (field !== undefined) {
      const target = document.getElementById(field)
      const sheet = target?.closest<HTMLElement>('[popover]')
      // The sheet is a rail on wide screens and need not be opened there.
      if (sheet && getComputedStyle(sheet).display === 'none') sheet.showPopover()
      if (target) event.preventDefault()
      target?.focus()
    }
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#asked = undefined
  }
}

function formQuery(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new URLSearchParams(entries)
}
