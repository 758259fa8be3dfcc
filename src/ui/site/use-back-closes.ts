import { useEffect, useEffectEvent } from 'react'

/** Marks the history entry of an open element. */
const MARK = 'passage.open'

/** An address of the site with its state in the history. */
interface Place {
  readonly href: string
  readonly state: object
}

/**
 * The mark of the history entry, for callers that replace the address while an element is open; empty when
 * none is.
 */
export function openMark(): object {
  return window.history.state?.[MARK] ? { [MARK]: true } : {}
}

/** Handler of the next `popstate`, when it does not concern the router. */
let onNextStep: (() => void) | undefined
let isListening = false

/**
 * Listen to `popstate` before the router does: browsers call the listeners of this event in the order in
 * which they were added. Call it before the router is created.
 */
export function hearStepsFirst(): void {
  if (typeof window === 'undefined' || isListening) return
  isListening = true
  addEventListener('popstate', (event) => {
    const hear = onNextStep
    if (!hear) return
    event.stopImmediatePropagation()
    onNextStep = undefined
    hear()
  })
}

/**
 * While the component is mounted, Back closes it instead of leaving the page: it has a history entry of its
 * own. The entry has the address and the state of the page, and the router is not notified.
 * @param close is called when the visitor goes back
 * @param current returns the address of the page at that moment, when it may change while this is open
 * (`openMark`)
 */
export function useBackCloses(close: () => void, current?: () => Place): void {
  const onBack = useEffectEvent(close)
  const onLeft = useEffectEvent(() => current && stayAt(current()))
  useEffect(() => {
    const { history } = window
    // The router's own `pushState` would take this for a navigation.
    History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '')
    const goneBack = () => {
      onLeft()
      onBack()
    }
    onNextStep = goneBack
    return () => {
      if (onNextStep !== goneBack) return
      onNextStep = undefined
      if (!history.state?.[MARK]) return
      onNextStep = onLeft
      history.back()
    }
  }, [])
}

/** Replace the address of the entry below, which is outdated, by the current one. */
function stayAt({ href, state }: Place): void {
  const { [MARK]: _mark, ...unmarked } = state as Record<string, unknown>
  History.prototype.replaceState.call(window.history, unmarked, '', href)
}
