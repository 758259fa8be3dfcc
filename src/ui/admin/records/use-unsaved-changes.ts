import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'

/** State of the confirmation before leaving with unsaved changes. */
export interface UnsavedChanges {
  /** Whether a navigation is waiting for the answer: show the dialog. */
  readonly asking: boolean
  readonly stay: () => void
  readonly leave: () => void
}

/**
 * Guard against leaving a page with unsaved changes: navigations inside the back office wait for an answer
 * (show an `AdminDialog` while `asking`), and the browser shows its own prompt when the tab is closed.
 * @param leaves whether a navigation leaves the unsaved changes; by default, another path does
 */
export function useUnsavedChanges(
  dirty: boolean,
  leaves: (move: Parameters<ShouldBlockFn>[0]) => boolean = toAnotherPath,
): UnsavedChanges {
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
