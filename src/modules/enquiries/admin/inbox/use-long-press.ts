import { type PointerEvent, useRef } from 'react'

/** How long a finger has to rest, in milliseconds. */
const LONG_MS = 500

/** How far it may move meanwhile, in pixels. */
const SLOP_PX = 10

/** Hears a finger that rests: on phones it picks rows, which have no tick boxes there. */
export function useLongPress(onLongPress: (target: EventTarget) => void) {
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const long = useRef(false)
  const end = () => {
    if (pressed.current) clearTimeout(pressed.current.timer)
    pressed.current = null
  }
  return {
    /** Whether the click that is under way is the end of a long press, and no click at all. */
    wasLong: () => {
      const was = long.current
      long.current = false
      return was
    },
    handlers: {
      onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
        long.current = false
        if (pointerType !== 'touch') return
        const timer = setTimeout(() => {
          long.current = true
          onLongPress(target)
        }, LONG_MS)
        pressed.current = { x: clientX, y: clientY, timer }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const start = pressed.current
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLOP_PX) end()
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  }
}
