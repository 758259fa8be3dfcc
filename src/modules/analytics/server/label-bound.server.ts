/** Limit for different labels of one kind of event on one day; further ones count together. */
const MAX_LABELS = 200

/** The label of all further ones. */
export const OTHER_LABEL = 'other'

/** Bound on labels, so that invented ones cannot fill the database. */
export class LabelBound {
  #day = ''
  readonly #seen = new Map<string, Set<string>>()

  /** The label itself while there is room on this day, else {@link OTHER_LABEL}. */
  bounded(day: string, kind: string, label: string): string {
    if (day !== this.#day) {
      this.#day = day
      this.#seen.clear()
    }
    const seen = this.#seen.get(kind) ?? new Set()
    this.#seen.set(kind, seen)
    if (!seen.has(label) && seen.size >= MAX_LABELS) return OTHER_LABEL
    seen.add(label)
    return label
  }
}
