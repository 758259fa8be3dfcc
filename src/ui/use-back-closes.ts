import { useEffect, useEffectEvent } from 'react'

/** Marks the step that stands for what is open. */
const MARK = 'passage.open'

/**
 * While the component is there, Back closes it instead of leaving the page: it stands on a step of its own in the
 * history. The step has the address and the state of the page, so the router need not know of it.
 * @param close is called when the visitor goes back
 */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    const { history } = window
    // The router's own `pushState` would take this for a navigation.
    History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '')
    const goneBack = new AbortController()
    addEventListener(
      'popstate',
      (event) => {
        event.stopImmediatePropagation()
        goneBack.abort()
        onBack()
      },
      { capture: true, signal: goneBack.signal },
    )
    return () => {
      if (goneBack.signal.aborted) return
      goneBack.abort()
      if (history.state?.[MARK]) takeStepBack()
    }
  }, [])
}

/** Leaves the step without the router noticing. */
function takeStepBack(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
  window.history.back()
}
