/** The site cannot start for a reason that an operator can do something about: the message says what. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
