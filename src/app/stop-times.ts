/**
 * How long a stop may take after the drain, in milliseconds: with `DRAIN_MS` as it comes, ten seconds from the signal to
 * the end, as supervisors wait at least.
 */
export const STOP_MS = 8500

/** Of it, how long requests and mails under way may take before they are cut. */
export const GRACE_MS = 7500
