/** What a page has measured of a tap, in milliseconds. */
export interface Measured {
  /** From the tap to its effect, painted. */
  effect?: number
  /** From the tap on the page before to the first paint of this one. */
  painted?: number
}

/**
 * Note, in each page before anything else runs, when it is tapped, when an element for a selector is there and drawn and, on the next page,
 * when that has been painted first.
 */
export function measureInPage(effect: string): void {
  const measured: Measured = {}
  Object.assign(window, { measured })
  const KEY = 'bench.tapped'
  const before = Number(sessionStorage.getItem(KEY) ?? 0)
  sessionStorage.removeItem(KEY)
  if (before > 0)
    new PerformanceObserver((list) => {
      const [first] = list.getEntriesByName('first-contentful-paint')
      if (first) measured.painted = performance.timeOrigin + first.startTime - before
    }).observe({ type: 'paint', buffered: true })
  let tapped = 0
  addEventListener(
    'pointerdown',
    () => {
      tapped = performance.timeOrigin + performance.now()
      sessionStorage.setItem(KEY, String(tapped))
    },
    true,
  )
  if (effect === '') return
  const look = () => {
    if (tapped > 0 && measured.effect === undefined && document.querySelector(effect)) {
      const at = tapped
      requestAnimationFrame(() => {
        const drawn = new MessageChannel()
        drawn.port1.onmessage = () => {
          measured.effect = performance.timeOrigin + performance.now() - at
        }
        drawn.port2.postMessage(0)
      })
      return
    }
    setTimeout(look, 2)
  }
  look()
}
