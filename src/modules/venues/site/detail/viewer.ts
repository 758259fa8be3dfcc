/**
 * The viewer of a venue's photographs: a native dialog that the page brings along. It keeps the focus inside, closes on
 * Escape, and gives the focus back to what opened it; Back closes it too. Arrow keys, buttons, thumbnails and swiping move on.
 */
import { keyName } from '#/lib/keys.ts'
import { isPlainClick } from '#/lib/plain-click.ts'
import { backCloses } from '#/ui/site/back-closes.ts'
import { growPicture, shrinkPicture } from './grow-picture.ts'

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
    // The link to all of them opens the one that is seen, on phones.
    viewer.open(link.querySelector('img') ? Number(link.dataset.viewer) : viewer.seenInPage())
  })
}

class Viewer {
  readonly #dialog: HTMLDialogElement
  readonly #slides: HTMLElement
  /** The photographs in the page, in the order of the slides. */
  readonly #tiles = document.querySelector<HTMLElement>('.tiles')
  readonly #last: number
  /** Where a glide that is under way leads: the next key counts from there, not from what glides past. */
  #heading: number | undefined
  #seen = 0
  #closed: (() => void) | undefined

  constructor(dialog: HTMLDialogElement, slides: HTMLElement) {
    this.#dialog = dialog
    this.#slides = slides
    this.#last = slides.children.length - 1
    dialog.tabIndex = -1
    dialog.addEventListener('keydown', (event) => this.#pressed(event))
    dialog.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-step], [data-show]') : null
      const { step, show } = button?.dataset ?? {}
      if (step === 'close') this.#close()
      else if (step !== undefined) this.#goTo(this.#place + Number(step))
      else if (show !== undefined) this.#goTo(Number(show))
    })
    dialog.addEventListener('cancel', () => this.#close())
    dialog.addEventListener('close', () => this.#left())
    slides.addEventListener('scroll', () => this.#scrolled(), { passive: true })
    // A hand on the photographs leads from here on.
    for (const hand of ['pointerdown', 'wheel'])
      slides.addEventListener(hand, () => (this.#heading = undefined), { passive: true })
  }

  /** Open at a photograph, counted from 0. */
  open(index: number): void {
    this.#dialog.showModal()
    // On no button: the first arrow key would draw a ring round one that it does not press.
    this.#dialog.focus()
    this.#closed = backCloses(() => this.#close())
    this.#fillIn()
    this.#show(index, 'instant')
    this.#mark(index)
    const image = this.#pictureInPage(index)
    const slide = this.#slides.children[index]
    if (image && slide) growPicture(image, slide, this.#dialog)
  }

  #close(): void {
    const slide = this.#slides.children[this.#seen]
    shrinkPicture(this.#pictureInPage(this.#seen), slide, this.#dialog, () => {
      this.#dialog.close()
      this.#left()
    })
  }

  /** The event of a closing comes later: by then it may be open again. */
  #left(): void {
    if (this.#dialog.open) return
    this.#closed?.()
    this.#closed = undefined
    // On phones the page goes on at the photograph that was seen last.
    this.#tiles?.scrollTo({ left: this.#seen * this.#tiles.clientWidth, behavior: 'instant' })
  }

  #pictureInPage(index: number): HTMLImageElement | null | undefined {
    return this.#tiles?.children[index]?.querySelector('img')
  }

  /** The photograph of the page that is seen where they are swiped, else the first. */
  seenInPage(): number {
    return this.#tiles ? Math.round(this.#tiles.scrollLeft / this.#tiles.clientWidth) : 0
  }

  /** Put the pictures that the page has below those that are still to come: nothing begins on black, large or small. */
  #fillIn(): void {
    for (const [at, tile] of [...(this.#tiles?.children ?? [])].entries()) {
      const image = tile.querySelector('img')
      if (!image || image.naturalWidth === 0) continue
      const layOut = (box: HTMLElement | null | undefined, place: string) =>
        box?.style.setProperty('background', `url("${image.currentSrc}") ${place} no-repeat`)
      layOut(this.#slides.children[at]?.querySelector<HTMLElement>('.photo'), 'center / contain')
      const thumb = this.#dialog.querySelector<HTMLElement>(`[data-show="${at}"] .photo`)
      layOut(thumb, `${getComputedStyle(image).objectPosition} / cover`)
    }
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
    // A glide may end after the viewer has closed, when its slides have no width.
    if (!this.#dialog.open) return
    const seen = Math.round(this.#slides.scrollLeft / this.#slides.clientWidth)
    this.#mark(seen)
    if (seen === this.#heading) this.#heading = undefined
  }

  /** Say which photograph is seen. The buttons stay focusable at the ends, so that the focus is not lost there. */
  #mark(index: number): void {
    this.#seen = index
    const thumbs = this.#dialog.querySelector<HTMLElement>('.thumbs')
    for (const thumb of thumbs?.querySelectorAll<HTMLElement>('[data-show]') ?? []) {
      const isSeen = thumb.dataset.show === String(index)
      thumb.ariaCurrent = isSeen ? 'true' : null
      if (isSeen) thumbs?.scrollTo({ left: thumb.offsetLeft - (thumbs.clientWidth - thumb.offsetWidth) / 2 })
    }
    const count = this.#dialog.querySelector<HTMLElement>('[data-of]')
    if (count)
      count.textContent = this.#slides.querySelectorAll<HTMLElement>('.slide')[index]?.dataset.place ?? ''
    this.#dialog.querySelector('[data-step="-1"]')?.setAttribute('aria-disabled', String(index === 0))
    this.#dialog.querySelector('[data-step="1"]')?.setAttribute('aria-disabled', String(index === this.#last))
  }
}
