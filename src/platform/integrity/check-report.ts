/** What a check has found. */
export interface CheckReport {
  /** What was looked at, in words with figures. */
  readonly checked: string[]
  /** What is wrong. Any of them makes the check fail. */
  readonly problems: string[]
  /** What is worth knowing and harms nothing. */
  readonly notes: string[]
}

/** A report without anything yet. */
export function emptyReport(): CheckReport {
  return { checked: [], problems: [], notes: [] }
}

const MOST_NAMED = 5

/** Some of many, in words: `a, b and 7 more`. */
export function someOf(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(', ')
  return names.length > MOST_NAMED ? `${named} and ${names.length - MOST_NAMED} more` : named
}
