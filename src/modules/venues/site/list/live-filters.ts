/**
 * Filters that apply as they change: the list is fetched as the page that the address leads to, and takes its place
 * element by element, so that focus, open groups and pictures stay. Without this the form and the links load pages.
 */
import { pageChanged } from '#/boot/page-views.ts'
import { isPlainClick } from '#/lib/plain-click.ts'
import { backCloses, replaceAddress } from '#/ui/site/back-closes.ts'
import { morph } from '#/ui/site/morph.ts'
import { FORM_ID, SHEET_ID } from './filter-ids.ts'
import { focusLater } from './focus-later.ts'

/** Milliseconds after the last keystroke. A box or a list applies at once. */
const TYPING_PAUSE = 300

/** Milliseconds after which waiting is worth a word. */
const SLOW = 600

/** Parts beside the list that name its address. */
const ADDRESSES = 'a[data-language], .share-links a, [data-copy]'

/**
 * Start listening to the list of this page, if it has one.
 * @param onShown is called when another list is shown
 */
export function followFilters(onShown: () => void): void {
  const box = document.querySelector<HTMLElement>('.listing')
  const form = document.querySelector<HTMLFormElement>(`#${FORM_ID}`)
  if (box && form) new LiveFilters(box, form, onShown)
}

class LiveFilters {
  readonly #box: HTMLElement
  readonly #form: HTMLFormElement
  readonly #onShown: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #fetching: AbortController | undefined

  constructor(box: HTMLElement, form: HTMLFormElement, onShown: () => void) {
    this.#box = box
    this.#form = form
    this.#onShown = onShown
    box.dataset.live = ''
    box.addEventListener('input', (event) => this.#changed(event))
    box.addEventListener('click', (event) => this.#clicked(event))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      document.getElementById(SHEET_ID)?.hidePopover()
      void this.#apply()
    })
    this.#followSheet()
    // What was ticked before this script was there counts as ticked now.
    if (isTouched(form)) void this.#apply()
  }

  #changed({ target }: Event): void {
    const isTyping = target instanceof HTMLInputElement && target.type !== 'checkbox'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#apply(), isTyping ? TYPING_PAUSE : 0)
  }

  /** A link to the same list with another filter stays on the page; one to a field opens the sheet it is in. */
  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a')
    if (!link || !isPlainClick(event)) return
    const { filter, field } = link.dataset
    if (filter !== undefined) {
      event.preventDefault()
      void this.#show(link.href, focusLater(this.#box, link))
    } else if (field !== undefined && goToField(field)) event.preventDefault()
  }

  #followSheet(): void {
    const sheet = document.getElementById(SHEET_ID)
    let closed: (() => void) | undefined
    const follow = () => {
      const isOpen = sheet?.matches(':popover-open')
      if (isOpen) closed ??= backCloses(() => sheet?.hidePopover())
      else {
        closed?.()
        closed = undefined
      }
    }
    sheet?.addEventListener('toggle', follow)
    // It may have been opened before this script was there.
    follow()
  }

  async #apply(): Promise<void> {
    await this.#show(`${this.#form.action}?${queryOf(this.#form)}`)
  }

  /**
   * Show the list of an address.
   * @param moveFocus where the focus goes then
   */
  async #show(href: string, moveFocus?: () => void): Promise<void> {
    clearTimeout(this.#timer)
    this.#fetching?.abort()
    const fetching = new AbortController()
    this.#fetching = fetching
    const sent = queryOf(this.#form)
    const wait = setTimeout(() => this.#setSlow(true), SLOW)
    this.#box.querySelector('.results')?.setAttribute('aria-busy', 'true')
    try {
      const answer = await fetch(href, { headers: { Accept: 'text/html' }, signal: fetching.signal })
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const wanted = page.querySelector('.listing')
      if (!wanted) throw new Error(`No list at ${href}: ${answer.status}`)
      clearTimeout(wait)
      this.#setSlow(false)
      replaceAddress(answer.url)
      morph(this.#box, wanted)
      takeAddresses(page)
      // New attributes are the defaults now; what was typed meanwhile stays and is applied next.
      if (moveFocus !== undefined || queryOf(this.#form) === sent) this.#form.reset()
      moveFocus?.()
      this.#onShown()
      pageChanged()
    } catch {
      clearTimeout(wait)
      if (fetching.signal.aborted) return
      this.#setSlow(false)
      // Loading the page again asks for what was chosen.
      replaceAddress(href)
      this.#fail(href)
    } finally {
      if (this.#fetching === fetching) this.#box.querySelector('.results')?.removeAttribute('aria-busy')
    }
  }

  #setSlow(isSlow: boolean): void {
    if (isSlow) this.#box.dataset.slow = ''
    else delete this.#box.dataset.slow
  }

  /** Say that the list did not come; the filters stay, and trying again is the same list again. */
  #fail(href: string): void {
    const template = document.querySelector<HTMLTemplateElement>('#list-failed')
    const results = this.#box.querySelector('.results, .notice')
    const notice = template?.content.firstElementChild?.cloneNode(true)
    if (!(notice instanceof HTMLElement) || !results) return
    notice.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault()
      void this.#show(href)
    })
    results.replaceWith(notice)
  }
}

/** The query that a form asks for: without empty fields, and without the first option of a list, which is its default. */
function queryOf(form: HTMLFormElement): string {
  const defaults = [...form.elements].flatMap((control) =>
    control instanceof HTMLSelectElement && control.selectedIndex === 0 ? [control.name] : [],
  )
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '' && !defaults.includes(name))
      params.append(name, value.trim())
  params.sort()
  return params.toString()
}

/** Whether any control differs from how the page was sent. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return (
        control.selectedIndex !==
        Math.max(
          [...control.options].findIndex((option) => option.defaultSelected),
          0,
        )
      )
    if (!(control instanceof HTMLInputElement)) return false
    return control.type === 'checkbox'
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  })
}

/** Lead to a field; the sheet is a rail on wide screens and need not be opened there. */
function goToField(id: string): boolean {
  const field = document.getElementById(id)
  const sheet = field?.closest<HTMLElement>('[popover]')
  if (sheet && getComputedStyle(sheet).display === 'none') sheet.showPopover()
  field?.focus()
  return field !== null
}

/** The links to other languages and those that share the page name its query. */
function takeAddresses(page: Document): void {
  const wanted = [...page.querySelectorAll<HTMLElement>(ADDRESSES)]
  for (const [at, element] of [...document.querySelectorAll<HTMLElement>(ADDRESSES)].entries()) {
    const source = wanted[at]
    for (const name of ['href', 'data-copy']) {
      const value = source?.getAttribute(name)
      if (value) element.setAttribute(name, value)
    }
  }
}
