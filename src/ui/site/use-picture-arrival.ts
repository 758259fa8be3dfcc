import { useEffect } from 'react'

/** Milliseconds. */
const FADE = 240

/**
 * Lets lazy pictures come up over their miniatures as they arrive, and keeps those that have arrived where they are
 * (`photo.css` holds pictures away until they are near). Without script they are simply there. Nothing fades that the
 * browser already had, nor for visitors who want no motion.
 */
export function usePictureArrival(): void {
  useEffect(() => {
    for (const image of document.images) if (isLazyPhoto(image) && image.naturalWidth > 0) keep(image)
    const arrive = ({ target }: Event) => {
      if (!isLazyPhoto(target)) return
      keep(target)
      if (matchMedia('(prefers-reduced-motion: reduce)').matches || wasKept(target.currentSrc)) return
      target.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
    }
    // `load` does not bubble.
    document.addEventListener('load', arrive, true)
    return () => document.removeEventListener('load', arrive, true)
  }, [])
}

function isLazyPhoto(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.loading === 'lazy' && target.closest('.photo') !== null
}

function keep(image: HTMLImageElement): void {
  image.dataset.arrived = ''
}

/** Whether the browser had the picture already, so that nothing was waited for. */
function wasKept(url: string): boolean {
  const [entry] = performance.getEntriesByName(url, 'resource').slice(-1)
  return entry instanceof PerformanceResourceTiming && entry.transferSize === 0
}
