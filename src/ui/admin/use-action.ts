import { useCallback, useEffect, useRef, useState } from 'react'
import { showToast } from '../site/toast-store.ts'
import { StepUpDeclinedError, withStepUp } from '../step-up.ts'

/**
 * Runs something that changes data: never twice at a time, with a toast when it fails. Where the server wants to know
 * first who asks, that is asked, and the action runs again.
 * @param action what to do; what it throws ends in the toast
 * @param failed gives the words of that toast (`useFailureText`)
 * @returns the function to call (it resolves to `undefined` after a failure) and whether it is running
 */
export function useAction<Arguments extends unknown[], Result>(
  action: (...given: Arguments) => Promise<Result>,
  failed: (error: unknown) => string,
): readonly [run: (...given: Arguments) => Promise<Result | undefined>, running: boolean] {
  const [running, setRunning] = useState(false)
  const busy = useRef(false)
  const latest = useRef(action)
  const latestWords = useRef(failed)
  useEffect(() => {
    latest.current = action
    latestWords.current = failed
  })
  const run = useCallback(async (...given: Arguments) => {
    if (busy.current) return undefined
    busy.current = true
    setRunning(true)
    try {
      return await withStepUp(() => latest.current(...given))
    } catch (error) {
      if (error instanceof StepUpDeclinedError) return undefined
      // The server has written down what it was; nothing of it helps whoever stands here.
      showToast({ type: 'error', title: latestWords.current(error), timeout: 8000 })
      return undefined
    } finally {
      busy.current = false
      setRunning(false)
    }
  }, [])
  return [run, running]
}
