/** Today's counters, in memory until they are flushed: a beacon never waits for the database. */
import type { EventName } from '../model/event-table.ts'
import type { Device, Metric } from '../model/vital-names.ts'

/** One increment of an event counter. */
export interface EventStep {
  readonly day: string
  readonly name: EventName
  readonly page: string
  readonly label: string
  readonly venueSlug: string
  readonly venueCategory: string
  readonly language: string
  /** The measured value of the event, or 0. */
  readonly value: number
}

/** One visit in one class of a histogram. */
export interface VitalStep {
  readonly day: string
  readonly page: string
  readonly device: Device
  readonly metric: Metric
  readonly bucket: number
}

/** An increment with the number of times it was made. */
export type Counted<T> = T & { count: number; value: number }

/** Counters to add to the stored ones. */
export interface Pending {
  readonly events: ReadonlyMap<string, Counted<EventStep>>
  readonly vitals: ReadonlyMap<string, Counted<VitalStep>>
}

/** Limit for waiting counters of both kinds; far more than a site has pages, events and languages. */
const MAX_COUNTERS = 20_000

/** Sums of increments. Bounded: increments that would need more counters are dropped and counted. */
export class DailyCounters {
  #events = new Map<string, Counted<EventStep>>()
  #vitals = new Map<string, Counted<VitalStep>>()
  /** Increments without room since the start of the process. */
  dropped = 0

  /** Counters that wait to be written. */
  get size(): number {
    return this.#events.size + this.#vitals.size
  }

  addEvent(step: EventStep): void {
    this.#add(this.#events, eventKey(step), { ...step, count: 1 })
  }

  addVital(step: VitalStep): void {
    this.#add(this.#vitals, vitalKey(step), { ...step, count: 1, value: 0 })
  }

  /** Return the counters and start again at zero. */
  take(): Pending {
    const pending = { events: this.#events, vitals: this.#vitals }
    this.#events = new Map()
    this.#vitals = new Map()
    return pending
  }

  /** Restore counters that could not be written. */
  giveBack({ events, vitals }: Pending): void {
    for (const [key, step] of events) this.#add(this.#events, key, step)
    for (const [key, step] of vitals) this.#add(this.#vitals, key, step)
  }

  #add<T extends { count: number; value: number }>(counters: Map<string, T>, key: string, step: T): void {
    const counter = counters.get(key)
    if (counter) {
      counter.count += step.count
      counter.value += step.value
    } else if (this.size < MAX_COUNTERS) {
      counters.set(key, { ...step })
    } else {
      this.dropped += step.count
    }
  }
}

function eventKey({ day, name, page, label, venueSlug, venueCategory, language }: EventStep): string {
  return [day, name, page, label, venueSlug, venueCategory, language].join('\n')
}

function vitalKey({ day, page, device, metric, bucket }: VitalStep): string {
  return [day, page, device, metric, bucket].join('\n')
}
