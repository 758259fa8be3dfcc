import { type RefObject, useEffect, useRef } from 'react'
import { dismissToast, type Toast } from './toast-store.ts'
import { useHeld } from './use-held.ts'

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
