/** Milliseconds. */
const FADE = 240

/** How long pictures of one set wait for each other. */
const PATIENCE = 700

/** Fades of pictures that have come and wait for the others of their set. */
let waiting: Animation[] = []

/**
 * Fade lazy pictures in over their placeholders as they load, and leave loaded ones unchanged (`photo.css`
 * hides pictures until they are near); those of a venue's tiles together, so that its page opens as one. Without scripts they appear directly. No fade for cached pictures, nor
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
      const fade = target.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
      const set = target.closest('.tiles')
      if (set) playTogether(fade, set)
    },
    true,
  )
}

function playTogether(fade: Animation, set: Element): void {
  fade.pause()
  waiting.push(fade)
  const play = () => {
    for (const one of waiting) one.play()
    waiting = []
  }
  const isComing = (image: HTMLImageElement) => {
    const { width, left, top } = (image.closest('.photo') ?? image).getBoundingClientRect()
    return !image.complete && width > 0 && left < innerWidth - 1 && top < innerHeight
  }
  if ([...set.querySelectorAll('img')].some(isComing)) setTimeout(play, PATIENCE)
  else play()
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
