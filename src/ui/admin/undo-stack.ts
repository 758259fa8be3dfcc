/** One saved change, as its undo needs it. */
export interface UndoStep<Change> {
  readonly change: Change
  /** Milliseconds since the epoch. */
  readonly at: number
  /** The toast that offers the same undo. */
  readonly toast: string
}

/** How many steps of one thing can be undone. */
const MAX_STEPS = 20

/** Saved changes by what they belong to, the latest last: they outlive its view, not the page. */
export class UndoStacks<Change> {
  readonly #stacks = new Map<string, readonly UndoStep<Change>[]>()

  /** Put a change on the stack of something. */
  push(key: string, step: UndoStep<Change>): void {
    this.#stacks.set(key, [...(this.#stacks.get(key) ?? []), step].slice(-MAX_STEPS))
  }

  /** The latest change of something. */
  latest(key: string): UndoStep<Change> | undefined {
    return this.#stacks.get(key)?.at(-1)
  }

  /**
   * Take a change off its stack.
   * @returns whether it was there: an undo asked for twice is one
   */
  take(key: string, step: UndoStep<Change>): boolean {
    const steps = this.#stacks.get(key) ?? []
    this.#stacks.set(
      key,
      steps.filter((one) => one !== step),
    )
    return steps.includes(step)
  }
}
