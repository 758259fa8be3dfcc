/** All validation errors of the settings at once, each a sentence that names the variable, so that an operator fixes them in one go. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The environment has ${problems.length} error(s):\n${problems.map((text) => `  - ${text}`).join('\n')}`,
    )
    this.problems = problems
  }
}
