import { useBlocker } from '@tanstack/react-router'

/** What to show while somebody is asked whether they really want to leave. */
export interface UnsavedGuard {
  /** Whether somebody wants to leave with unsaved changes: show the question. */
  readonly asking: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * Holds back whoever leaves a page with unsaved changes: navigations inside the back office wait for an answer (show
 * an `AdminDialog` while `asking`), and the browser asks in its own words when the tab is closed.
 */
export function useUnsavedGuard(dirty: boolean): UnsavedGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return {
    asking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
