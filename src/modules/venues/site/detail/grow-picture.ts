/** As in `transitions.css`. */
const GROWTH = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/** Whoever closes wants to be back in the page. */
const SHRINKING = { ...GROWTH, duration: 200 } as const

/**
 * Let a picture of the page grow into its slide of the dialog above it: a copy flies, the slide appears when it has arrived.
 * At once where motion is reduced, and where the picture has not arrived itself.
 */
export function growPicture(image: HTMLImageElement, slide: Element, dialog: HTMLDialogElement): void {
  const box = slide.querySelector('.photo')
  if (!box || image.naturalWidth === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const flying = new Image()
  flying.alt = ''
  flying.decoding = 'sync'
  flying.src = image.currentSrc
  flying.className = 'flying'
  // A finger that swipes at once moves the slides below it.
  flying.style.pointerEvents = 'none'
  flying.style.objectPosition = getComputedStyle(image).objectPosition
  dialog.append(flying)
  const end = wholeIn(box.getBoundingClientRect(), image.naturalWidth / image.naturalHeight)
  flying.animate([placeOf(image.getBoundingClientRect()), placeOf(end)], GROWTH).onfinish = () =>
    flying.remove()
  // Kept out of sight for as long; when the motion has ended nothing is left of it.
  slide.animate({ opacity: [0, 0] }, GROWTH)
  dialog.animate({ backgroundColor: ['transparent', '#0b0f14'] }, GROWTH)
  dialog.animate({ opacity: [0, 1] }, { ...GROWTH, pseudoElement: '::backdrop' })
  // White words and buttons only where the page below them is no longer white.
  for (const bar of dialog.querySelectorAll('header, .turn')) bar.animate({ opacity: [0, 0, 1] }, GROWTH)
}

/**
 * Let the picture of a slide shrink back into its picture of the page; where that is out of sight, it fades. The dialog closes
 * at once and what moves is a copy above the page, which nobody can touch: the page is in use again from the first moment.
 * @param image the picture of the page, if it has one
 * @param close closes the dialog, and puts the page where it goes on
 */
export function shrinkPicture(
  image: HTMLImageElement | null | undefined,
  slide: Element | undefined,
  dialog: HTMLDialogElement,
  close: () => void,
): void {
  const shown = [slide?.querySelector('img'), image].find((one) => one && one.naturalWidth > 0)
  const box = slide?.querySelector('.photo')
  if (!box || !shown || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    close()
    return
  }
  // One that is still growing turns back where it is.
  const growing = dialog.querySelector('.flying')
  const start =
    growing?.getBoundingClientRect() ??
    wholeIn(box.getBoundingClientRect(), shown.naturalWidth / shown.naturalHeight)
  growing?.remove()
  const veil = document.createElement('div')
  veil.className = 'viewer-veil'
  const flying = new Image()
  flying.alt = ''
  flying.decoding = 'sync'
  flying.src = shown.currentSrc
  flying.className = 'flying'
  veil.append(flying)
  close()
  document.body.append(veil)
  const end = image?.getBoundingClientRect()
  if (image && end && isInSight(end)) {
    flying.style.objectPosition = getComputedStyle(image).objectPosition
    flying.animate([placeOf(start), placeOf(end)], SHRINKING)
    veil.animate({ backgroundColor: ['#0b0f14', 'transparent'] }, SHRINKING).onfinish = () => veil.remove()
    image.animate({ opacity: [0, 0] }, SHRINKING)
  } else {
    flying.animate([placeOf(start), placeOf(start)], SHRINKING)
    veil.animate({ opacity: [1, 0] }, SHRINKING).onfinish = () => veil.remove()
  }
}

function isInSight({ left, top, right, bottom, width }: DOMRect): boolean {
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
}

/** Where an uncropped picture lies in a box. */
function wholeIn(box: DOMRect, ratio: number): DOMRect {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height)
}

function placeOf({ left, top, width, height }: DOMRect): Keyframe {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
}
