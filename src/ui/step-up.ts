/** Repetition of a call that the server rejected until its caller confirms their identity (ADR 0049). */
import { rejectionOf } from '#/lib/call-rejections.ts'

/** Ask the user to confirm their identity; resolve to whether they did. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Thrown when the dialog was closed without an answer: nothing has happened, and no message is needed. */
export class StepUpDeclinedError extends Error {
  override readonly name = 'StepUpDeclinedError'
}

/** Register the dialog of the current page. Return the function that unregisters it. */
export function askStepUpWith(present: Ask): () => void {
  ask = present
  return () => {
    if (ask === present) ask = undefined
  }
}

/**
 * Run a call; when the server requires a confirmation of identity, ask for it and run the call again.
 * @throws {StepUpDeclinedError} when the dialog was closed
 */
export async function withStepUp<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (rejectionOf(error) !== 'step-up-required' || ask === undefined) throw error
    if (!(await ask())) throw new StepUpDeclinedError()
    return act()
  }
}
