/**
 * A search field with suggestions: the combobox with a list of the ARIA Authoring Practices. Without this script it is
 * a plain field of a form.
 */
import { keyName } from '#/lib/keys.ts'
import { siteFetch } from '#/lib/site-fetch.ts'
import type { Suggestions } from '../../model/suggestions.ts'
import { chooseSuggestion } from './choose-suggestion.ts'
import { type DrawnOption, drawSuggestions, make } from './suggestion-list.ts'

/**
 * Ask for suggestions. The browser keeps the answers.
 * @throws when they do not come, or when the signal ends it
 */
async function fetchSuggestions(language: string, typed: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ language, q: typed })
  const answer = await siteFetch(`/api/suggestions?${query}`, { signal })
  if (!answer.ok) throw new Error(`No suggestions: ${answer.status}`)
  return (await answer.json()) as Suggestions
}

/** Milliseconds after the last keystroke. */
const TYPING_PAUSE = 120

const known = new WeakSet<HTMLInputElement>()

/** Give a field its suggestions, once. */
export function suggestFor(field: HTMLInputElement): void {
  if (known.has(field)) return
  known.add(field)
  new SuggestField(field).follow()
}

class SuggestField {
  readonly #field: HTMLInputElement
  readonly #box = make('div', { class: 'suggest', 'data-added': '', hidden: '' })
  readonly #list: HTMLElement
  readonly #hint = make('p', {})
  readonly #status = make('p', { class: 'sr', role: 'status', 'data-added': '' })
  #options: readonly DrawnOption[] = []
  #active = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: AbortController | undefined

  constructor(field: HTMLInputElement) {
    this.#field = field
    this.#list = make('div', { role: 'listbox', id: `${field.id}-suggestions` })
    this.#box.append(this.#list, this.#hint)
  }

  follow(): void {
    const field = this.#field
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    field.setAttribute('aria-controls', this.#list.id)
    field.after(this.#box, this.#status)
    field.addEventListener('input', () => this.#askSoon())
    field.addEventListener('keydown', (event) => this.#pressed(event))
    field.addEventListener('blur', () => this.#close())
    field.form?.addEventListener('submit', () => this.#close())
    // The field keeps the focus.
    this.#box.addEventListener('pointerdown', (event) => event.preventDefault())
    this.#box.addEventListener('click', ({ target }) => {
      const option = this.#options.find(({ element }) => target instanceof Node && element.contains(target))
      if (option) this.#choose(option)
    })
    // What was typed before this script was there.
    if (document.activeElement === field && field.value !== field.defaultValue) this.#askSoon()
  }

  #askSoon(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    if (this.#field.value.trim() === '') this.#close()
    else this.#timer = setTimeout(() => void this.#ask(), TYPING_PAUSE)
  }

  async #ask(): Promise<void> {
    const asking = new AbortController()
    this.#asking = asking
    const { value, dataset } = this.#field
    try {
      const found = await fetchSuggestions(dataset.suggest ?? '', value, asking.signal)
      if (asking.signal.aborted || document.activeElement !== this.#field) return
      const { elements, options } = drawSuggestions(found, this.#list.id)
      this.#options = options
      this.#list.setAttribute('aria-label', found.label)
      this.#list.replaceChildren(...elements)
      this.#hint.textContent = found.hint
      this.#status.textContent = found.status
      this.#activate(-1)
      this.#show(options.length > 0)
    } catch {
      // Without suggestions it is a field like any other.
      if (!asking.signal.aborted) this.#close()
    }
  }

  #pressed(event: KeyboardEvent): void {
    const key = keyName(event)
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (this.#box.hidden) this.#askSoon()
      else this.#step(key === 'ArrowDown' ? 1 : -1)
    } else if (key === 'Escape' && !this.#box.hidden) {
      // Neither the field is emptied nor the sheet closed that it is in.
      event.preventDefault()
      event.stopPropagation()
      this.#close()
    } else if (key === 'Enter') {
      const option = this.#options[this.#active]
      if (option && !this.#box.hidden) {
        event.preventDefault()
        this.#choose(option)
      } else this.#close()
    }
  }

  /** Move on; past either end stands the field itself. */
  #step(by: number): void {
    const places = this.#options.length + 1
    this.#activate(((this.#active + 1 + by + places) % places) - 1)
  }

  #activate(at: number): void {
    this.#active = at
    for (const [place, { element }] of this.#options.entries())
      element.setAttribute('aria-selected', String(place === at))
    const active = this.#options[at]?.element
    if (active) {
      this.#field.setAttribute('aria-activedescendant', active.id)
      active.scrollIntoView({ block: 'nearest' })
    } else this.#field.removeAttribute('aria-activedescendant')
  }

  #choose({ suggestion }: DrawnOption): void {
    const field = this.#field
    this.#close()
    if (suggestion) chooseSuggestion(field, suggestion)
    else field.form?.requestSubmit()
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#asking?.abort()
    this.#activate(-1)
    this.#status.textContent = ''
    this.#show(false)
  }

  #show(isOpen: boolean): void {
    this.#box.hidden = !isOpen
    delete this.#box.dataset.above
    if (isOpen && isBetterAbove(this.#field, this.#box)) this.#box.dataset.above = ''
    this.#field.setAttribute('aria-expanded', String(isOpen))
  }
}

/** Whether a list that does not fit below its field has more room above it. */
function isBetterAbove(field: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  // What a keyboard on the screen covers is no room.
  const height = window.visualViewport?.height ?? innerHeight
  const room = top - headerBottom()
  return box.getBoundingClientRect().bottom > height && room > height - bottom
}

function headerBottom(): number {
  return Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0)
}
