import { type RefObject, useEffect, useRef, useState } from 'react'
import { dismissToast, type Toast } from './toast-store.ts'

/**
 * Whether a pointer or the focus is on an element. Listens on the element itself, which needs no role: the
 * controls are inside it.
 */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
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

/**
 * Close a toast after its duration. The timer pauses while a pointer or the focus is on it (behaviour 5.1).
 * @returns ref for the toast's element
 */
export function useToastTime({ id, timeout }: Toast): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const held = useHeld(box)
  const left = useRef(timeout)
  useEffect(() => {
    if (timeout === 0 || held) return
    const started = Date.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (Date.now() - started))
    }
  }, [id, timeout, held])
  return box
}
