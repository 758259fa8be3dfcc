/** Ids come out of the database as text; the lists of the code say which ones there are. */

/** The text as one of the options, or nothing. */
export function known<T extends string>(options: readonly T[], text: string): T | undefined {
  return options.find((option) => option === text)
}

/** Those of the options that are among the texts, in the order of the options. */
export function onlyKnown<T extends string>(options: readonly T[], texts: readonly string[]): T[] {
  return options.filter((option) => texts.includes(option))
}
