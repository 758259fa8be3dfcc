/** Percentiles of the stored histograms. */

import { parisDayBefore } from '#/lib/paris-time.ts'
import type { Database } from '#/platform/database/open-database.ts'
import {
  TEMPLATES,
  type Template,
  type TemplateVital,
  templateOf,
  VITAL_DAYS,
  type VitalFigure,
} from '../model/site-vitals.ts'
import { DEVICES, METRICS } from '../model/vital-names.ts'
import { percentileOf, visitsOf } from '../model/vital-scale.ts'
import { readVitals, type VitalCount } from './measured-rows.repository.server.ts'

const SHARE = 0.75

/** Cache time of computed figures, in milliseconds, so that visits do not each cause a query. */
const FRESH_MS = 60_000

/** Results of one query. */
interface Percentiles {
  readonly byDevice: VitalFigure[]
  readonly ofAllDevices: TemplateVital[]
}

const known = new WeakMap<object, { percentiles: Promise<Percentiles>; until: number }>()

/** The site's 75th percentiles over 28 days, today included; at most a minute old. */
export async function siteVitals(database: Database, now = new Date()): Promise<VitalFigure[]> {
  return (await percentiles(database, now)).byDevice
}

/** The same by kind of page, over all devices weighted by their visits, for the back office. */
export async function templateVitals(database: Database, now = new Date()): Promise<TemplateVital[]> {
  return (await percentiles(database, now)).ofAllDevices
}

function percentiles(database: Database, now: Date): Promise<Percentiles> {
  const before = known.get(database)
  if (before && before.until > now.getTime()) return before.percentiles
  const read = readVitals(database, parisDayBefore(now, VITAL_DAYS - 1)).then((counts) => ({
    byDevice: figuresOf(counts),
    ofAllDevices: percentilesOf(byTemplate(counts)),
  }))
  known.set(database, { percentiles: read, until: now.getTime() + FRESH_MS })
  read.catch(() => known.delete(database))
  return read
}

/** In the order of templates, devices and metrics; combinations without visits are left out. */
function figuresOf(counts: readonly VitalCount[]): VitalFigure[] {
  const figures = DEVICES.flatMap((device) => {
    const own = counts.filter((count) => count.device === device)
    return percentilesOf(byTemplate(own)).map((figure) => ({ ...figure, device }))
  })
  return TEMPLATES.flatMap((template) => figures.filter((figure) => figure.template === template))
}

type Histograms = ReadonlyMap<string, ReadonlyMap<number, number>>

function byTemplate(counts: readonly VitalCount[]): Histograms {
  const histograms = new Map<string, Map<number, number>>()
  const add = (template: Template, { metric, bucket, count }: VitalCount) => {
    const key = `${template} ${metric}`
    const histogram = histograms.get(key) ?? new Map<number, number>()
    histograms.set(key, histogram)
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + count)
  }
  for (const count of counts) {
    add('all', count)
    add(templateOf(count.page), count)
  }
  return histograms
}

function percentilesOf(histograms: Histograms): TemplateVital[] {
  return TEMPLATES.flatMap((template) =>
    METRICS.flatMap((metric) => {
      const histogram = histograms.get(`${template} ${metric}`)
      const value = histogram && percentileOf(metric, histogram, SHARE)
      if (histogram === undefined || value === undefined) return []
      return [{ template, metric, value, visits: visitsOf(histogram) }]
    }),
  )
}
