/** Answers, counted by what was asked for and by status. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>()

  /** @param status of the answer, or a word for what came in its place */
  add(what: string, status: number | string): void {
    const counts = this.#counts.get(what) ?? new Map<string, number>()
    counts.set(String(status), (counts.get(String(status)) ?? 0) + 1)
    this.#counts.set(what, counts)
  }

  /** How often something was answered so. */
  count(what: string, status: number | string): number {
    return this.#counts.get(what)?.get(String(status)) ?? 0
  }

  /** How often something was answered otherwise. */
  except(what: string, ...statuses: readonly (number | string)[]): number {
    const wanted = new Set(statuses.map(String))
    const rest = [...(this.#counts.get(what) ?? [])].filter(([status]) => !wanted.has(status))
    return rest.reduce((sum, [, count]) => sum + count, 0)
  }

  /** `1,204 200, 3 503`. */
  describe(what: string): string {
    const counts = [...(this.#counts.get(what) ?? [])].toSorted(([a], [b]) => a.localeCompare(b))
    return counts.map(([status, count]) => `${count.toLocaleString('en')} × ${status}`).join(', ') || '–'
  }
}
