import { type FormEvent, useEffect, useRef, useState } from 'react'

/** After this time without an answer the form may be sent again, in milliseconds. The server knows repetitions. */
const GIVE_UP_MS = 20_000

/** Whether the form is on its way, and whether it could not even leave. */
export interface Sending {
  readonly sending: boolean
  /** There is no network: nothing was sent, everything typed is still there. */
  readonly offline: boolean
  /** For `onSubmit`. Lets the browser send the form itself, once. */
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** Guards a form that the browser sends against a double click and a missing network. */
export function useSending(): Sending {
  const [sending, setSending] = useState(false)
  const [offline, setOffline] = useState(false)
  // Two clicks can come before React has rendered the first one's state.
  const underway = useRef(false)

  useEffect(() => {
    const again = () => {
      underway.current = false
      setSending(false)
    }
    // Coming back from the next page brings this one as it was left, with its button off.
    addEventListener('pageshow', again)
    return () => removeEventListener('pageshow', again)
  }, [])

  useEffect(() => {
    if (!sending) return
    const timer = setTimeout(() => {
      underway.current = false
      setSending(false)
    }, GIVE_UP_MS)
    return () => clearTimeout(timer)
  }, [sending])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    setOffline(!navigator.onLine)
    if (underway.current || !navigator.onLine) {
      event.preventDefault()
      return
    }
    underway.current = true
    setSending(true)
  }
  return { sending, offline, onSubmit }
}
