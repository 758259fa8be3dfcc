/** Milliseconds. */
const FADE = 240

/**
 * Fade lazy pictures in over their placeholders as they load, and leave loaded ones unchanged (`photo.css`
 * hides pictures until they are near). Without scripts they appear directly. No fade for cached pictures, nor
 * for visitors who prefer reduced motion.
 */
export function fadePicturesIn(): void {
  for (const image of document.images) if (isLazyPhoto(image) && image.naturalWidth > 0) keep(image)
  // `load` does not bubble.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (!isLazyPhoto(target)) return
      keep(target)
      if (matchMedia('(prefers-reduced-motion: reduce)').matches || wasKept(target.currentSrc)) return
      target.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
    },
    true,
  )
}

function isLazyPhoto(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.loading === 'lazy' && target.closest('.photo') !== null
}

function keep(image: HTMLImageElement): void {
  image.dataset.arrived = ''
}

/** Whether the picture was in the browser's cache. */
function wasKept(url: string): boolean {
  const [entry] = performance.getEntriesByName(url, 'resource').slice(-1)
  return entry instanceof PerformanceResourceTiming && entry.transferSize === 0
}
