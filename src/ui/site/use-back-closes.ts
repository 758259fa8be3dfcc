import { useEffect, useEffectEvent } from 'react'

/** Marks the step that stands for what is open. */
const MARK = 'passage.open'

/** An address of the site with its state in the history. */
interface Place {
  readonly href: string
  readonly state: object
}

/** The mark of the step, for whoever replaces the address while something is open; empty when nothing is. */
export function openMark(): object {
  return window.history.state?.[MARK] ? { [MARK]: true } : {}
}

/** What the next step in the history means, while it is not the router's affair. */
let onNextStep: (() => void) | undefined
let isListening = false

/**
 * Listens to steps in the history before the router does: browsers call the listeners of this event in the order in
 * which they were added. To be called before the router is made.
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
 * While the component is there, Back closes it instead of leaving the page: it stands on a step of its own in the
 * history. The step has the address and the state of the page, and the router does not hear of it.
 * @param close is called when the visitor goes back
 * @param current tells where the page is by then, when its address may change while this is open (`openMark`)
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

/** The step below has the address from before; it takes the one that the page has now. */
function stayAt({ href, state }: Place): void {
  const { [MARK]: _mark, ...unmarked } = state as Record<string, unknown>
  History.prototype.replaceState.call(window.history, unmarked, '', href)
}
