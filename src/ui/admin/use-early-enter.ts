import { useEffect, useRef } from 'react'

/**
 * Let Enter be quicker than the server: what stands first is taken once the answer to what is typed has come.
 * @param isSettled whether it has come
 * @returns whether Enter was pressed before; set it, and unset it when something else is typed
 */
export function useEarlyEnter(isSettled: boolean, takeFirst: () => void) {
  const isAwaited = useRef(false)
  useEffect(() => {
    if (!(isSettled && isAwaited.current)) return
    isAwaited.current = false
    takeFirst()
  })
  return isAwaited
}
