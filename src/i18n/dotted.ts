/** The sign between the parts of a line: it may end a row, and never begins one. */
export const DOT = '\u00a0· '

/** The parts of a line that are there, with {@link DOT} between them. */
export function dotted(parts: readonly (string | number | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(DOT)
}
