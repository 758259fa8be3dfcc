import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { StepUpDeclinedError, withStepUp } from '../step-up.ts'
import { useActionWords } from './action-words.ts'
import { showToast } from './toast-store.ts'

/**
 * Run a change of data: never twice at a time, with a toast when it fails. Where the server requires a
 * confirmation of identity, ask for it and run the action again.
 * @param action the change; its error becomes a toast
 * @returns the function to call (it resolves to `undefined` after a failure) and whether it is running
 */
export function useAction<Arguments extends unknown[], Result>(
  action: (...given: Arguments) => Promise<Result>,
): readonly [run: (...given: Arguments) => Promise<Result | undefined>, running: boolean] {
  const [running, setRunning] = useState(false)
  const busy = useRef(false)
  const latest = useRef(action)
  const { failed } = useActionWords()
  const latestWords = useRef(failed)
  // An effect after the drawing would leave a moment in which what is shown is not yet what is sent.
  useLayoutEffect(() => {
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
      // The server has logged the cause, which does not help the user.
      const words = latestWords.current
      const way = words.way(error)
      // With a way out it stays until that is taken.
      showToast({
        type: 'error',
        title: words(error),
        timeout: way ? 0 : 8000,
        actions: way ? [way] : [],
      })
      return undefined
    } finally {
      busy.current = false
      setRunning(false)
    }
  }, [])
  return [run, running]
}
