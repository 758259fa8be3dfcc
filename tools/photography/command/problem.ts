/** A mistake or a lack that a person can mend: told in words, without a trace. */
export class PhotographyProblem extends Error {
  override name = 'PhotographyProblem'
}
