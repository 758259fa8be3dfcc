import { type RefObject, useEffect } from 'react'

/** How near to an edge of the box the pointer makes it scroll, in pixels. */
const EDGE = 64

/** Most pixels a frame. */
const FASTEST = 14

/**
 * Scroll a box while something is dragged near its upper or lower edge, so that it can be dropped where it could not be
 * seen when it was lifted.
 * @param isOn whether something is lifted
 */
export function useEdgeScroll(isOn: boolean, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOn) return
    const controller = new AbortController()
    let frame = 0
    let pointer: PointerEvent | undefined
    const scroll = () => {
      const speed = pointer && box.current ? speedAt(pointer.clientY, box.current) : 0
      const before = box.current?.scrollTop
      box.current?.scrollBy({ top: speed, behavior: 'instant' })
      if (!pointer || box.current?.scrollTop === before) {
        frame = 0
        return
      }
      frame = requestAnimationFrame(scroll)
      // What is under the pointer has changed, although the pointer stands still.
      const { clientX, clientY, buttons } = pointer
      dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, buttons }))
    }
    const follow = (event: PointerEvent) => {
      // Without a pressed button it was lifted by key.
      if (event.buttons === 0) return
      pointer = event
      if (frame === 0) frame = requestAnimationFrame(scroll)
    }
    addEventListener('pointermove', follow, { signal: controller.signal })
    return () => {
      controller.abort()
      cancelAnimationFrame(frame)
    }
  }, [isOn, box])
}

/** Pixels a frame, upwards below zero; faster towards the edge and beyond it. */
function speedAt(y: number, box: HTMLElement): number {
  const { top, bottom } = box.getBoundingClientRect()
  const inside = Math.min(y - top, bottom - y)
  if (inside >= EDGE) return 0
  const speed = Math.ceil(FASTEST * Math.min(1, (EDGE - inside) / EDGE))
  return y - top < bottom - y ? -speed : speed
}
