/** Events that a browser may report about a visit (behaviour 9.9): the only shapes that are counted. */
import { z } from 'zod'
import type { MeasuredEvent } from '#/lib/measured-event.ts'
import { DAY_SECONDS } from '#/lib/time-spans.ts'
import { DEVICES, type Device, METRICS } from './vital-names.ts'

/** Most events of one message; a page with more sends several. */
export const BATCH_LIMIT = 50

const SLOWEST_MS = 600_000
const LONGEST_STAY_S = DAY_SECONDS

/** Path without query of the page where it happened. Page, language and venue follow from it. */
const path = z
  .string()
  .max(500)
  .regex(/^\/[^?#]*$/)

const measuredEvent = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('page_view'), path }),
  z.strictObject({ name: z.literal('venue_view'), path }),
  /** `query`: of the venue list, with its question mark or without. Typed text is not stored. */
  z.strictObject({ name: z.literal('search'), path, query: z.string().min(1).max(2000) }),
  /** `label`: the host that a link leads to, or `tel` or `mailto`. */
  z.strictObject({
    name: z.literal('click'),
    path,
    label: z.string().regex(/^(?:tel|mailto|(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)$/),
  }),
  z.strictObject({ name: z.literal('contact_request'), path }),
  /** `venue`: its slug; favourite buttons are on lists too. */
  z.strictObject({
    name: z.literal('add_to_favorites'),
    path,
    venue: z
      .string()
      .max(100)
      .regex(/^[a-z0-9-]+$/),
  }),
  z.strictObject({ name: z.literal('page_not_found'), path }),
  /** `value`: milliseconds; CLS has no unit. */
  z.strictObject({
    name: z.literal('web_vitals'),
    path,
    label: z.enum(METRICS),
    value: z.number().min(0).max(SLOWEST_MS),
  }),
  /** `value`: seconds. */
  z.strictObject({ name: z.literal('time_on_page'), path, value: z.number().min(0).max(LONGEST_STAY_S) }),
])

/** The body of `POST /api/events`, with its events not looked at yet. */
const eventBatch = z.strictObject({
  device: z.enum(DEVICES),
  events: z.array(z.unknown()).max(BATCH_LIMIT),
})

/** A batch with its valid events. */
export interface EventBatch {
  readonly device: Device
  readonly events: readonly MeasuredEvent[]
}

/** Parse a body. Unknown events are left out; a body that is no batch returns `undefined`. */
export function readEventBatch(body: unknown): EventBatch | undefined {
  const batch = eventBatch.safeParse(body)
  if (!batch.success) return undefined
  const events = batch.data.events.flatMap((event) => {
    const known = measuredEvent.safeParse(event)
    return known.success ? [known.data] : []
  })
  return { device: batch.data.device, events }
}
