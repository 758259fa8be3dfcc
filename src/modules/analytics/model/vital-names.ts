/** What is measured, and on what. Apart from the schema, whose validation the browser has no use for. */

/** Classes of devices, told by the browser itself; no user agent is kept. */
export const DEVICES = ['phone', 'tablet', 'desktop'] as const

/** One of {@link DEVICES}. */
export type Device = (typeof DEVICES)[number]

/** The vitals that are measured; FID only where a browser still reports it. */
export const METRICS = ['LCP', 'INP', 'CLS', 'FID', 'TTFB'] as const

/** One of {@link METRICS}. */
export type Metric = (typeof METRICS)[number]
