/**
 * The viewer of a venue's photographs: a native dialog that the page brings along. It keeps the focus inside, closes on
 * Escape, and gives the focus back to what opened it; Back closes it too. Arrow keys, buttons and swiping move on.
 */
import { keyName } from '#/lib/keys.ts'
import { isPlainClick } from '#/lib/plain-click.ts'
import { backCloses } from '#/ui/site/back-closes.ts'

/** Make the photographs of this page open the viewer, if it has one. */
export function followViewer(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.viewer')
  const slides = dialog?.querySelector<HTMLElement>('.slides')
  if (!dialog || !slides) return
  const viewer = new Viewer(dialog, slides)
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-viewer]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    viewer.open(Number(link.dataset.viewer))
  })
}

class Viewer {
  readonly #dialog: HTMLDialogElement
  readonly #slides: HTMLElement
  readonly #last: number
  /** Where a glide that is under way leads: the next key counts from there, not from what glides past. */
  #heading: number | undefined
  #closed: (() => void) | undefined

  constructor(dialog: HTMLDialogElement, slides: HTMLElement) {
    this.#dialog = dialog
    this.#slides = slides
    this.#last = slides.children.length - 1
    dialog.addEventListener('keydown', (event) => this.#pressed(event))
    dialog.addEventListener('click', ({ target }) => {
      const step =
        target instanceof Element ? target.closest<HTMLElement>('[data-step]')?.dataset.step : undefined
      if (step === 'close') dialog.close()
      else if (step !== undefined) this.#goTo(this.#place + Number(step))
    })
    dialog.addEventListener('close', () => {
      this.#closed?.()
      this.#closed = undefined
    })
    slides.addEventListener('scroll', () => this.#scrolled(), { passive: true })
    // A hand on the photographs leads from here on.
    for (const hand of ['pointerdown', 'wheel'])
      slides.addEventListener(hand, () => (this.#heading = undefined), { passive: true })
  }

  /** Open at a photograph, counted from 0. */
  open(index: number): void {
    this.#dialog.showModal()
    this.#closed = backCloses(() => this.#dialog.close())
    this.#show(index, 'instant')
    this.#mark(index)
  }

  get #place(): number {
    return this.#heading ?? Math.round(this.#slides.scrollLeft / this.#slides.clientWidth)
  }

  #pressed(event: KeyboardEvent): void {
    const now = this.#place
    const target = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: this.#last }[keyName(event) ?? '']
    if (target === undefined) return
    event.preventDefault()
    this.#goTo(target)
  }

  #goTo(index: number): void {
    this.#heading = Math.min(Math.max(index, 0), this.#last)
    this.#show(this.#heading)
  }

  /** `auto` glides or jumps as the style sheet says, which knows whether the visitor wants motion. */
  #show(index: number, behavior: ScrollBehavior = 'auto'): void {
    this.#slides.scrollTo({ left: index * this.#slides.clientWidth, behavior })
  }

  #scrolled(): void {
    const seen = Math.round(this.#slides.scrollLeft / this.#slides.clientWidth)
    this.#mark(seen)
    if (seen === this.#heading) this.#heading = undefined
  }

  /** Say which photograph is seen. The buttons stay focusable at the ends, so that the focus is not lost there. */
  #mark(index: number): void {
    const count = this.#dialog.querySelector<HTMLElement>('[data-of]')
    if (count)
      count.textContent = this.#slides.querySelectorAll<HTMLElement>('.slide')[index]?.dataset.place ?? ''
    this.#dialog.querySelector('[data-step="-1"]')?.setAttribute('aria-disabled', String(index === 0))
    this.#dialog.querySelector('[data-step="1"]')?.setAttribute('aria-disabled', String(index === this.#last))
  }
}
