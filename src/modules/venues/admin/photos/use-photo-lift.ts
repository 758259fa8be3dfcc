import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Something that is being moved, and where it came from. */
interface Lifted {
  readonly id: string
  readonly from: number
}

interface LiftOptions {
  /** The ids in their present order. */
  readonly ids: readonly string[]
  readonly onMove: (from: number, to: number) => void
  /** Announces the result to screen readers. */
  readonly announce: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', place: number) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Ordering a grid: with the pointer by a handle, and by keys, where Space lifts, arrows move, Space or Enter drops and
 * Escape puts back. Items carry `data-photo={id}`; the order changes while something is moved.
 */
export function usePhotoLift({ ids, onMove, announce }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted>()
  const dragging = useRef(false)
  const place = (id: string) => ids.indexOf(id)

  function begin(id: string): void {
    setLifted({ id, from: place(id) })
    announce('lifted', place(id) + 1)
  }

  function drop(id: string): void {
    setLifted(undefined)
    announce('dropped', place(id) + 1)
  }

  function putBack({ id, from }: Lifted): void {
    onMove(place(id), from)
    setLifted(undefined)
    dragging.current = false
    announce('cancelled', from + 1)
  }

  function moveTo(id: string, to: number): void {
    const target = Math.max(0, Math.min(to, ids.length - 1))
    if (target === place(id)) return
    onMove(place(id), target)
    announce('moved', target + 1)
  }

  const handle = (id: string) => ({
    'aria-pressed': lifted?.id === id,
    onKeyDown(event: KeyboardEvent) {
      const isLifted = lifted?.id === id
      if (event.key === ' ' || (event.key === 'Enter' && isLifted)) {
        event.preventDefault()
        if (isLifted) drop(id)
        else begin(id)
      } else if (isLifted && event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        putBack(lifted)
      } else if (isLifted && STEPS[event.key] !== undefined) {
        event.preventDefault()
        moveTo(id, place(id) + (STEPS[event.key] ?? 0))
      } else if (isLifted && (event.key === 'Home' || event.key === 'End')) {
        event.preventDefault()
        moveTo(id, event.key === 'Home' ? 0 : ids.length - 1)
      }
    },
    onBlur() {
      if (lifted?.id === id && !dragging.current) drop(id)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      dragging.current = true
      begin(id)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!dragging.current || lifted?.id !== id) return
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((element) => element.closest<HTMLElement>('[data-photo]'))
        .find((element) => element !== null && element.dataset.photo !== id)
      if (under?.dataset.photo) moveTo(id, place(under.dataset.photo))
    },
    onPointerUp() {
      if (!dragging.current) return
      dragging.current = false
      if (lifted?.id === id) drop(id)
    },
    onPointerCancel() {
      if (dragging.current && lifted) putBack(lifted)
    },
  })

  return { lifted: lifted?.id, handle }
}
