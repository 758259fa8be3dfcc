import type { PageEvent } from '#/lib/measured-event.ts'

/*
 * The measurement in the browser: events wait here, and leave together when a page has been looked at and when it is
 * left. No cookie, no identifier, nothing about the visitor (behaviour 5.5). Visitors who ask not to be measured are not.
 */

/** Like `BATCH_LIMIT` of the schema, which would bring the validation along. */
const MAX_WAITING = 50

interface PrivacySignals {
  readonly globalPrivacyControl?: boolean
  readonly doNotTrack?: string | null
}

/** Listener to events of a page, with its path. */
export type MeasureListener = (event: PageEvent, path: string) => void

/** `isOver`: the page is gone, not only hidden; it may come back from either. */
export type LeavingListener = (isOver: boolean) => void

let waiting: object[] = []
const measured: (readonly [PageEvent, string])[] = []
const listeners = new Set<MeasureListener>()
const leaving = new Set<LeavingListener>()

function optedOut(): boolean {
  const { globalPrivacyControl, doNotTrack }: PrivacySignals = navigator
  return globalPrivacyControl === true || doNotTrack === '1'
}

/** Whether the page says that there is none, or none for this visitor: an error is no visit. */
const isError = () => document.querySelector('main[data-status]') !== null

/** Keep an event of a page until the page is left. An error page is only reported as missing. */
export function measure(event: PageEvent, path = location.pathname): void {
  if (event.name !== 'page_not_found' && isError()) return
  for (const listener of listeners) listener(event, path)
  if (measured.length < MAX_WAITING) measured.push([event, path])
  if (optedOut()) return
  waiting.push({ ...event, path })
  if (waiting.length === MAX_WAITING) sendMeasured()
}

/** Send what waits. */
export function sendMeasured(): void {
  if (waiting.length === 0) return
  const device = innerWidth < 768 ? 'phone' : matchMedia('(pointer:coarse)').matches ? 'tablet' : 'desktop'
  const body = JSON.stringify({ device, events: waiting })
  waiting = []
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }))
}

/**
 * Call the listener with every event, including any further listeners.
 * @param before which events reported earlier are passed on too: the listener may have to be fetched first
 */
export function onMeasured(listener: MeasureListener, before: (event: PageEvent) => boolean): () => void {
  for (const [event, path] of measured) if (before(event)) listener(event, path)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Call the listener before what waits is sent; it may add to it. May be called several times. */
export function onLeaving(listener: LeavingListener): void {
  leaving.add(listener)
}

function leave(): void {
  if (document.visibilityState === 'visible') return
  tellLeaving(false)
}

function tellLeaving(isOver: boolean): void {
  for (const listener of leaving) listener(isOver)
  sendMeasured()
}

/** Send what waits whenever the page is left or hidden: on phones there may be no later moment. */
export function sendWhenLeft(): void {
  // On the window, after everybody on the document: the vitals are worked out there.
  addEventListener('visibilitychange', leave)
  addEventListener('pagehide', () => tellLeaving(true))
}
