/**
 * Metrics and classes of devices, apart from the schema, so that the browser does not load its validation.
 */

/** Classes of devices, as reported by the browser; no user agent is stored. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const

export type Device = (typeof DEVICES)[number]

/** The vitals that are measured; FID only where a browser still reports it. */
export const METRICS = ['LCP', 'INP', 'CLS', 'FID', 'TTFB'] as const

export type Metric = (typeof METRICS)[number]
