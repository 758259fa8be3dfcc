import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { STEPS, type Step, stepId } from './proposal-steps.ts'

/** Where the visitor is in the form. */
export interface StepState {
  readonly step: Step
  /** Whether script leads; before that the address alone does, by `:target`. */
  readonly live: boolean
  /** Show a step, as a place in the history, and put the focus on its title or on what is wrong. */
  readonly go: (step: Step, focus?: 'title' | 'summary') => void
}

/**
 * The steps of the form. Each has a place in the address, so that Back leads to the one before; a link to a field
 * leads to its step.
 * @param first where to begin when the address names no step
 */
export function useSteps(form: RefObject<HTMLFormElement | null>, first: Step): StepState {
  const [step, setStep] = useState<Step>(first)
  const [live, setLive] = useState(false)

  const follow = useEffectEvent(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const named = STEPS.find((one) => form.current?.querySelector(`#${stepId(one)}`)?.contains(target))
    // Another part of the page was called, which leaves the form as it is.
    if (target && !named) return
    // Rendered at once: what is hidden cannot take the focus.
    flushSync(() => setStep(named ?? first))
    if (named && target?.matches('input, select, textarea')) target.focus()
  })

  useEffect(() => {
    // Outside of React's own work, because the step is rendered at once.
    const start = setTimeout(() => {
      setLive(true)
      if (location.hash !== '') follow()
    })
    addEventListener('popstate', follow)
    addEventListener('hashchange', follow)
    return () => {
      clearTimeout(start)
      removeEventListener('popstate', follow)
      removeEventListener('hashchange', follow)
    }
  }, [])

  const go = (to: Step, focus: 'title' | 'summary' = 'title') => {
    if (to !== step) {
      history.pushState(history.state, '', `#${stepId(to)}`)
    }
    flushSync(() => setStep(to))
    const all = form.current?.closest('.proposal')
    all
      ?.querySelector<HTMLElement>(focus === 'title' ? `#${stepId(to)} legend` : '.summary')
      ?.focus({ preventScroll: true })
    all?.scrollIntoView({ block: 'start' })
  }
  return { step, live, go }
}
