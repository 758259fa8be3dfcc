/** How much one run of irreversible work may take away (ADR 0055). */

const LEAST = 20
const SHARE = 0.1

/**
 * A tenth of what there is, and twenty at least: whatever an error makes due, most is there the next day, when the
 * operator has read the log. What is left over is due in the next run.
 */
export function erasureLimit(stored: number): number {
  return Math.max(LEAST, Math.ceil(stored * SHARE))
}
