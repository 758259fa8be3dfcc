/** A move that an operator has to do something about: the message says what, and is printed without a stack. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}
