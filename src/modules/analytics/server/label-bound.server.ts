/** Different labels that one kind of event may bring on one day; further ones count together. */
const MOST_LABELS = 200

/** The label under which further ones are counted. */
export const OTHER_LABEL = 'other'

/** Keeps labels that come from outside from filling the database, whoever makes them up. */
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
    if (!seen.has(label) && seen.size >= MOST_LABELS) return OTHER_LABEL
    seen.add(label)
    return label
  }
}
