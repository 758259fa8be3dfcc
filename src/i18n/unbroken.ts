/** A fact that stays on one line: "40 guests" never ends a line with its number. */
export function unbroken(fact: string): string {
  return fact.replaceAll(' ', '\u00a0')
}
