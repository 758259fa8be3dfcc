/**
 * Filters that apply as they change: the list is fetched as the page that the address leads to, and takes its place
 * element by element, so that focus, open groups and pictures stay. Without this the form and the links load pages.
 */

import { pageChanged } from '#/boot/page-views.ts'
import { isPlainClick } from '#/lib/plain-click.ts'
import { siteFetch } from '#/lib/site-fetch.ts'
import { backCloses, onAddressChange, pushAddress, replaceAddress } from '#/ui/site/back-closes.ts'
import { morph } from '#/ui/site/morph.ts'
import { FORM_ID, SHEET_ID } from './filter-ids.ts'
import { focusLater } from './focus-later.ts'

const STYLE_END = '</style>'

/** The list has a map beside it. */
const WITH_MAP = '.with-map'

/** The fragment of an address that leads to the field of words. */
const SEARCH = '#filter-q'

/** Milliseconds after the last keystroke. A box or a list applies at once. */
const TYPING_PAUSE = 300

/** Milliseconds after which waiting is worth a word. */
const SLOW = 600

/** How the list of an address comes into the history of the page, and what is seen of it then. */
interface Step {
  /** A step of its own, another address for the present one, or the address that the visitor has gone back to. */
  readonly history: 'push' | 'replace' | 'present'
  /** Whether results above the screen are brought into view. */
  readonly fromTop?: boolean
  /** More of the list that is shown, which stays where no more of it comes. */
  readonly isMore?: boolean
  /** Where the focus goes. */
  readonly moveFocus?: () => void
  /** The id of the field that was typed in; absent for every other choice. */
  readonly typedIn?: string | undefined
}

/** Parts beside the list that name its address, or what of it is a brief. */
const ADDRESSES =
  'a[data-language], .share-links a, [data-copy], .share-links [data-share], [data-code], [data-reads-brief]'

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
  /** The address whose list is shown or on its way, without its fragment. */
  #address = addressOf(location.href)
  /** The field that was typed in last, since the last other choice: its keystrokes are one step of the history. */
  #typedIn: string | undefined

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
    this.#followSearch()
    if (box.matches(WITH_MAP)) void followMap().then(({ mapShown }) => mapShown(box), ignore)
    onAddressChange((href) => {
      if (addressOf(href) !== this.#address) void this.#show(href, { history: 'present' })
    })
    // What was ticked before this script was there counts as ticked now.
    if (isTouched(form)) void this.#apply()
  }

  #changed({ target }: Event): void {
    if (isHalfTyped(target)) return
    const isTyping = target instanceof HTMLInputElement && target.type !== 'checkbox'
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => void this.#apply(isTyping ? target.id : undefined),
      isTyping ? TYPING_PAUSE : 0,
    )
  }

  /** A link to the same list with another filter stays on the page; one to a field opens the sheet it is in. */
  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement | SVGAElement>('a')
    if (!link || !isPlainClick(event)) return
    const { filter, field } = link.dataset
    if (filter !== undefined) {
      event.preventDefault()
      // More of the same list is no other filter: Back undoes what was chosen, not how far it was read.
      const href = new URL(link.getAttribute('href') ?? '', location.href).href
      void this.#show(href, {
        history: filter === 'more' ? 'replace' : 'push',
        isMore: filter === 'more',
        fromTop: filter !== 'more' && filter !== 'view',
        moveFocus: focusLater(this.#box, link),
      })
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

  /** The search of the header leads to the field of words, from another page and from this one. */
  #followSearch(): void {
    document.addEventListener('click', (event) => {
      const isSearch = event.target instanceof Element && event.target.closest(`a[href$="${SEARCH}"]`)
      if (isSearch && isPlainClick(event) && goToField(SEARCH.slice(1))) event.preventDefault()
    })
    if (location.hash !== SEARCH) return
    // Said once: neither Back nor another load leads to the field again.
    replaceAddress(location.pathname + location.search)
    goToField(SEARCH.slice(1))
  }

  /** @param typedIn the id of the field that was typed in; absent for every other choice */
  async #apply(typedIn?: string): Promise<void> {
    const href = `${this.#form.action}?${queryOf(this.#form)}`
    const goesOn = typedIn !== undefined && typedIn === this.#typedIn
    await this.#show(href, { history: goesOn ? 'replace' : 'push', fromTop: true, typedIn })
  }

  /** Show the list of an address. */
  async #show(href: string, step: Step): Promise<void> {
    const { history, fromTop, moveFocus, typedIn } = step
    clearTimeout(this.#timer)
    this.#fetching?.abort()
    const fetching = new AbortController()
    this.#fetching = fetching
    this.#typedIn = typedIn
    this.#address = addressOf(href)
    if (history === 'push' && this.#address !== addressOf(location.href)) pushAddress(href)
    else if (history !== 'present') replaceAddress(href)
    const sent = queryOf(this.#form)
    const wait = setTimeout(() => this.#setSlow(true), SLOW)
    this.#box.querySelector('.results')?.setAttribute('aria-busy', 'true')
    try {
      const answer = await siteFetch(href, { headers: { Accept: 'text/html' }, signal: fetching.signal })
      const text = withoutStyles(await answer.text())
      const page = new DOMParser().parseFromString(text, 'text/html')
      const wanted = page.querySelector('.listing')
      if (!wanted) throw new Error(`No list at ${href}: ${answer.status}`)
      const map = [this.#box, wanted].some((list) => list.matches(WITH_MAP))
        ? await followMap().catch(ignore)
        : undefined
      fetching.signal.throwIfAborted()
      clearTimeout(wait)
      this.#setSlow(false)
      this.#address = addressOf(answer.url)
      replaceAddress(answer.url)
      map?.keepPlace(this.#box, wanted)
      morph(this.#box, wanted)
      map?.mapShown(this.#box)
      takeAddresses(page)
      // New attributes are the defaults now; what was typed meanwhile stays and is applied next.
      if (moveFocus !== undefined || history === 'present' || queryOf(this.#form) === sent) this.#form.reset()
      if (fromTop) showFromTop(this.#box)
      moveFocus?.()
      this.#onShown()
      pageChanged()
    } catch {
      clearTimeout(wait)
      if (fetching.signal.aborted) return
      this.#setSlow(false)
      this.#fail(href, step)
    } finally {
      if (this.#fetching === fetching) this.#box.querySelector('.results')?.removeAttribute('aria-busy')
    }
  }

  #setSlow(isSlow: boolean): void {
    if (isSlow) this.#box.dataset.slow = ''
    else delete this.#box.dataset.slow
  }

  /** Say that the list did not come; the filters stay, and trying again is the same list again. */
  #fail(href: string, { isMore, moveFocus }: Step): void {
    const template = document.querySelector<HTMLTemplateElement>('#list-failed')
    const results = this.#box.querySelector(isMore ? '.load' : '.results, .notice')
    const notice = template?.content.firstElementChild?.cloneNode(true)
    if (!(notice instanceof HTMLElement) || !results) return
    notice.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault()
      void this.#show(href, { history: 'replace', ...(isMore && { isMore, moveFocus }) })
    })
    results.replaceWith(notice)
    if (isMore) return
    // They answer another filter.
    for (const part of this.#box.querySelectorAll('.near, .ask-instead, .overlooked p')) part.remove()
  }
}

/** Without the rules for the first screen of another page: those of this one are all there, and its policy does not know them. */
function withoutStyles(html: string): string {
  const [start = '', ...parts] = html.split('<style')
  return start + parts.map((part) => part.slice(part.indexOf(STYLE_END) + STYLE_END.length)).join('')
}

/** Whether a day is being typed that is none yet: with the first figures of its year it is one of the first centuries. */
function isHalfTyped(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'date') return false
  return target.validity.badInput || (target.value !== '' && target.value < '1000')
}

/** What a map needs is fetched with the first one. */
function followMap(): Promise<typeof import('../map/follow-map.ts')> {
  return import('../map/follow-map.ts')
}

/** Without it the map is there, and its pins are links. */
function ignore(): undefined {}

/** An address without its fragment, which says nothing of the list. */
function addressOf(href: string): string {
  const { origin, pathname, search } = new URL(href)
  // A form without a filter asks with an empty query, which the server takes away.
  return origin + pathname + search
}

/** Bring the first result below what stays at the top, if it has been scrolled past. */
function showFromTop(box: HTMLElement): void {
  // On narrow screens the head has no box of its own, and the row of buttons in it is all that stays.
  const head = [...box.querySelectorAll('.results-head, .results-tools')].find(
    ({ clientHeight }) => clientHeight > 0,
  )
  const results = box.querySelector('.results, .notice')
  if (!head || !results) return
  const hidden = head.getBoundingClientRect().bottom - results.getBoundingClientRect().top
  if (hidden > 0) scrollBy({ top: -hidden, behavior: 'instant' })
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
    for (const name of ['href', 'data-copy', 'data-share', 'data-code', 'data-reads-brief']) {
      const value = source?.getAttribute(name) ?? null
      if (value !== null) element.setAttribute(name, value)
    }
  }
}
