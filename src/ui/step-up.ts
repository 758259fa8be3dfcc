/** Repeating what the server refused until its caller has shown who they are (ADR 0049). */
import { refusalOf } from '#/lib/refusals.ts'

/** Asks whoever sits here to show who they are; resolves to whether they did. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Thrown when the question was closed without an answer: nothing has happened, and nothing has to be told. */
export class StepUpDeclinedError extends Error {
  override readonly name = 'StepUpDeclinedError'
}

/** Says who asks: the dialog of the present page. Returns the way to take it back. */
export function askStepUpWith(present: Ask): () => void {
  ask = present
  return () => {
    if (ask === present) ask = undefined
  }
}

/**
 * Runs something; when the server wants to know first who asks, asks, and runs it again.
 * @throws {StepUpDeclinedError} when nobody answered
 */
export async function withStepUp<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (refusalOf(error) !== 'step-up-required' || ask === undefined) throw error
    if (!(await ask())) throw new StepUpDeclinedError()
    return act()
  }
}
