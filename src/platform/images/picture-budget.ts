/**
 * Count that a picture is made for a visitor.
 * @param visitor address; undefined for senders that cannot be distinguished
 * @returns seconds to wait; 0 within the budget
 */
export type PictureBudget = (visitor: string | undefined) => number

/** A visitor has had too many pictures made. */
export class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError'
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super('too many pictures were made for one visitor')
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * Take one picture from a visitor's budget.
 * @throws {BudgetSpentError} when nothing is left of it
 */
export function takeFromBudget(waitOf: PictureBudget | undefined, visitor: string | undefined): void {
  const wait = waitOf?.(visitor) ?? 0
  if (wait > 0) throw new BudgetSpentError(wait)
}
