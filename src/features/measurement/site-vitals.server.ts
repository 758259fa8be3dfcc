/** From the stored histograms to the figures of the site. */

import { type MeasurementDatabase, readVitals, type VitalCount } from './measured-rows.repository.server.ts'
import { parisDayBefore } from './paris-days.ts'
import {
  TEMPLATES,
  type Template,
  type TemplateVital,
  templateOf,
  VITAL_DAYS,
  type VitalFigure,
} from './site-vitals.ts'
import { DEVICES, METRICS } from './vital-names.ts'
import { percentileOf, visitsOf } from './vital-scale.ts'

const SHARE = 0.75

/** How long figures that were worked out are shown again, in milliseconds: visitors never bring a query each. */
const FRESH_MS = 60_000

interface Known {
  readonly figures: Promise<VitalFigure[]>
  readonly until: number
}

const known = new WeakMap<object, Known>()

/** The site's 75th percentiles over 28 days, today included; at most a minute old. */
export function siteVitals(database: MeasurementDatabase, now = new Date()): Promise<VitalFigure[]> {
  const before = known.get(database)
  if (before && before.until > now.getTime()) return before.figures
  const figures = readVitals(database, parisDayBefore(now, VITAL_DAYS - 1)).then(figuresOf)
  known.set(database, { figures, until: now.getTime() + FRESH_MS })
  figures.catch(() => known.delete(database))
  return figures
}

/**
 * The site's 75th percentiles over 28 days by kind of page, phones and all other devices taken together as they
 * came. For those who look after the site; read anew each time.
 */
export async function templateVitals(
  database: MeasurementDatabase,
  now = new Date(),
): Promise<TemplateVital[]> {
  const counts = await readVitals(database, parisDayBefore(now, VITAL_DAYS - 1))
  return percentilesOf(byTemplate(counts))
}

/** In the order of templates, devices and metrics; what nobody has measured is left out. */
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
