/** Thrown within a transaction, which it rolls back; `orRefused` answers with what it carries. */
export class Refusal<Answer> extends Error {
  override readonly name = 'Refusal'
  readonly answer: Answer

  constructor(answer: Answer) {
    super('a change was refused')
    this.answer = answer
  }
}

/** The answer of a transaction, or of the `Refusal` that rolled it back. */
export async function orRefused<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return (error as Refusal<Answer>).answer
    throw error
  }
}
