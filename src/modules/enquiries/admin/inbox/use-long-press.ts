import { type PointerEvent, useRef } from 'react'

/** Duration of a long press, in milliseconds. */
const LONG_MS = 500

/** Allowed movement during the press, in pixels. */
const SLOP_PX = 10

/** Detect a long press: on phones it selects rows, which have no checkboxes there. */
export function useLongPress(onLongPress: (target: EventTarget) => void) {
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const long = useRef(false)
  const end = () => {
    if (pressed.current) clearTimeout(pressed.current.timer)
    pressed.current = null
  }
  return {
    /** Whether the current click ends a long press and must be ignored. */
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
