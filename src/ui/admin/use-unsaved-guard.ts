import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'

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
 * @param leaves whether a navigation leaves what is unsaved; else another path does
 */
export function useUnsavedGuard(
  dirty: boolean,
  leaves: (move: Parameters<ShouldBlockFn>[0]) => boolean = toAnotherPath,
): UnsavedGuard {
  const blocker = useBlocker({
    shouldBlockFn: (move) => dirty && leaves(move),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return {
    asking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}

function toAnotherPath({ current, next }: Parameters<ShouldBlockFn>[0]): boolean {
  return current.pathname !== next.pathname
}
