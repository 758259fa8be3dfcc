/** Result of a check. */
export interface CheckReport {
  /** Checked items, described with figures. */
  readonly checked: string[]
  /** Errors. Any of them makes the check fail. */
  readonly problems: string[]
  /** Harmless findings. */
  readonly notes: string[]
}

/** A report without anything yet. */
export function emptyReport(): CheckReport {
  return { checked: [], problems: [], notes: [] }
}

const MAX_NAMED = 5

/** Some of many, as text: `a, b and 7 more`. */
export function someOf(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED).join(', ')
  return names.length > MAX_NAMED ? `${named} and ${names.length - MAX_NAMED} more` : named
}
