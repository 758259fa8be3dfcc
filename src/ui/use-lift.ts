import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useState } from 'react'
import { keyName } from '#/lib/keys.ts'

/** Something that is being moved, and where it came from. */
interface Lifted {
  readonly id: string
  readonly from: number
}

interface LiftOptions {
  /** Items carry `data-{name}={id}`. */
  readonly name: string
  /** The ids in their present order. */
  readonly ids: readonly string[]
  /** Named by id: several events may come before a new order is drawn, and places would be those of the old one. */
  readonly onMove: (id: string, to: number) => void
  /** Announce the result to screen readers. */
  readonly announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', place: number, id: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Ordering a grid: with the pointer by a handle, and by keys, where Space lifts, arrows move, Space or Enter drops and
 * Escape puts back. The order changes while something is moved.
 */
export function useLift({ name, ids, onMove, announce }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>()
  const [isDragging, setDragging] = useState(false)
  const place = (id: string) => ids.indexOf(id)

  function begin(id: string): void {
    setLifted({ id, from: place(id) })
    announce('lifted', place(id) + 1, id)
  }

  function drop(id: string): void {
    setLifted(undefined)
    announce('dropped', place(id) + 1, id)
  }

  function putBack({ id, from }: Lifted): void {
    onMove(id, from)
    setLifted(undefined)
    setDragging(false)
    announce('cancelled', from + 1, id)
  }

  function moveTo(id: string, to: number): void {
    const target = Math.max(0, Math.min(to, ids.length - 1))
    if (target === place(id)) return
    onMove(id, target)
    announce('moved', target + 1, id)
  }

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!lifted) return
    if (event.type === 'pointercancel') return putBack(lifted)
    if (event.type === 'pointerup') {
      setDragging(false)
      return drop(lifted.id)
    }
    const under = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<HTMLElement>(`[data-${name}]`)?.dataset[name])
      .find((other) => other !== undefined && other !== lifted.id)
    if (under !== undefined) moveTo(lifted.id, place(under))
  })

  // Not on the handle: an item that changes its place in the document loses the pointer.
  useEffect(() => {
    if (!isDragging) return
    const controller = new AbortController()
    for (const type of ['pointermove', 'pointerup', 'pointercancel'] as const)
      addEventListener(type, follow, { signal: controller.signal })
    return () => controller.abort()
  }, [isDragging])

  const handle = (id: string) => ({
    'aria-pressed': lifted?.id === id,
    onKeyDown(event: KeyboardEvent) {
      const isLifted = lifted?.id === id
      const key = keyName(event) ?? ''
      const step = STEPS[key]
      if (key === ' ' || (key === 'Enter' && isLifted)) {
        event.preventDefault()
        if (isLifted) drop(id)
        else begin(id)
      } else if (isLifted && key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        putBack(lifted)
      } else if (isLifted && step !== undefined) {
        event.preventDefault()
        moveTo(id, place(id) + step)
      } else if (isLifted && (key === 'Home' || key === 'End')) {
        event.preventDefault()
        moveTo(id, key === 'Home' ? 0 : ids.length - 1)
      }
    },
    onBlur() {
      if (lifted?.id === id && !isDragging) drop(id)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.focus()
      setDragging(true)
      begin(id)
    },
  })

  return { lifted: lifted?.id, handle }
}
