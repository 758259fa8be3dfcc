/**
 * The vitals of this visit: shown live on `/performance-monitor`, reported once when the page is first left.
 */
import {
  type CLSMetric,
  type INPMetric,
  type LCPMetric,
  onCLS,
  onINP,
  onLCP,
  onTTFB,
  type TTFBMetric,
} from 'web-vitals'
import { measure, onLeaving } from '#/boot/measure.ts'
import type { Metric } from '../model/vital-names.ts'

/** Measured values so far, by metric. A new object whenever something changes. */
export type VisitVitals = Readonly<Partial<Record<Metric, number>>>

const NONE: VisitVitals = {}

let vitals: VisitVitals = NONE
const listeners = new Set<() => void>()

function note(name: Metric, value: number): void {
  vitals = { ...vitals, [name]: value }
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`. */
export const visitVitals = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  now: () => vitals,
  /** Nothing is measured on the server. */
  onServer: () => NONE,
}

/** The library no longer supports FID; browsers that still report it buffer it. */
function watchFirstInput(): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return
  new PerformanceObserver((list, observer) => {
    const [entry] = list.getEntries() as PerformanceEventTiming[]
    if (!entry) return
    observer.disconnect()
    note('FID', entry.processingStart - entry.startTime)
  }).observe({ type: 'first-input', buffered: true })
}

/** Start observing. Browsers buffer earlier entries, so a late start loses nothing. */
export function watchVitals(): void {
  const { pathname } = location
  const options = { reportAllChanges: true }
  const take = ({ name, value }: CLSMetric | INPMetric | LCPMetric | TTFBMetric) => note(name, value)
  onLCP(take, options)
  onINP(take, options)
  onCLS(take, options)
  onTTFB(take)
  watchFirstInput()

  let isSent = false
  onLeaving(() => {
    if (isSent) return
    isSent = true
    // They belong to the loaded page, wherever the visitor has navigated since.
    for (const [label, value] of Object.entries(vitals) as [Metric, number][])
      measure({ name: 'web_vitals', label, value: Math.round(value * 1000) / 1000 }, pathname)
  })
}
