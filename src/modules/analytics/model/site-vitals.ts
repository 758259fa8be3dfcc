/** Web vitals of all visits, as the public performance page shows them. */
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Device, Metric } from './vital-names.ts'

/** Kinds of pages that are shown as one, `all` first. */
export const TEMPLATES = [
  'all',
  'home',
  'venues',
  'venue',
  'neighborhoods',
  'events',
  'blog',
  'forms',
  'other',
] as const

export type Template = (typeof TEMPLATES)[number]

const TEMPLATE_OF: Partial<Record<PageId, Template>> = {
  home: 'home',
  venues: 'venues',
  venue: 'venue',
  neighborhoods: 'neighborhoods',
  neighborhood: 'neighborhoods',
  events: 'events',
  event: 'events',
  blog: 'blog',
  'blog-post': 'blog',
  contact: 'forms',
  'contact-us': 'forms',
  'contact-venue': 'forms',
  'submit-venue': 'forms',
}

/** The kind of a page. */
export function templateOf(page: string): Template {
  return (TEMPLATE_OF as Partial<Record<string, Template>>)[page] ?? 'other'
}

/** Fewest visits for a stable figure; with fewer it is marked. */
export const FEW_VISITS = 30

/** Days over which visits are summed (behaviour 5.6). */
export const VITAL_DAYS = 28

/** The 75th percentile of one metric on one kind of page. */
export interface TemplateVital {
  readonly template: Template
  readonly metric: Metric
  /** Milliseconds; CLS has no unit. */
  readonly value: number
  readonly visits: number
}

/** The same for one class of devices. */
export interface VitalFigure extends TemplateVital {
  readonly device: Device
}
