/** One step of an undo stack. */
export interface UndoStep<Change> {
  readonly change: Change
  /** The toast that offers the same undo. */
  readonly toast: string
}

/** How many steps of a stack can be undone. */
const MAX_STEPS = 20

/** Saved changes by what they belong to, the latest last: they outlive the view that made them, not the page. */
export class UndoStacks<Change> {
  readonly #stacks = new Map<string, readonly UndoStep<Change>[]>()

  /** Put a change on a stack. */
  push(name: string, step: UndoStep<Change>): void {
    this.#stacks.set(name, [...(this.#stacks.get(name) ?? []), step].slice(-MAX_STEPS))
  }

  /**
   * The latest change of a stack.
   * @param isWanted leaves out the others
   */
  latest(name: string, isWanted: (change: Change) => boolean = () => true): UndoStep<Change> | undefined {
    return this.#stacks.get(name)?.findLast(({ change }) => isWanted(change))
  }

  /**
   * Take a change off its stack.
   * @returns whether it was there: an undo asked for twice is one
   */
  take(name: string, step: UndoStep<Change>): boolean {
    const steps = this.#stacks.get(name) ?? []
    this.#stacks.set(
      name,
      steps.filter((one) => one !== step),
    )
    return steps.includes(step)
  }
}
