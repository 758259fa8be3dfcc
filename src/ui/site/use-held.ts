import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether a pointer or the focus is on an element. Listens on the element itself, which needs no role: the
 * controls are inside it.
 */
export function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const box = element.current
    if (!box) return
    const controller = new AbortController()
    const listen = (type: string, handle: (event: Event) => void) =>
      box.addEventListener(type, handle, { signal: controller.signal })
    listen('pointerenter', () => setHovered(true))
    listen('pointerleave', () => setHovered(false))
    listen('focusin', () => setFocused(true))
    listen('focusout', (event) => {
      const next = event instanceof FocusEvent ? event.relatedTarget : null
      setFocused(next instanceof Node && box.contains(next))
    })
    return () => controller.abort()
  }, [element])

  return hovered || focused
}
