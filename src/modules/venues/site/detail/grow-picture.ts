/** As in `transitions.css`. */
const GROWTH = { duration: 260, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const

/**
 * Let a picture of the page grow into its slide of the dialog above it: a copy flies, the slide appears when it has arrived.
 * At once where motion is reduced, and where the picture has not arrived itself.
 */
export function growPicture(image: HTMLImageElement, slide: HTMLElement, dialog: HTMLDialogElement): void {
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

/** Where an uncropped picture lies in a box. */
function wholeIn(box: DOMRect, ratio: number): DOMRect {
  const width = Math.min(box.width, box.height * ratio)
  const height = width / ratio
  return new DOMRect(box.left + (box.width - width) / 2, box.top + (box.height - height) / 2, width, height)
}

function placeOf({ left, top, width, height }: DOMRect): Keyframe {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` }
}
