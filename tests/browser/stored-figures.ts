import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** A stored count of events. */
export interface StoredEvent {
  name: string
  page: string
  label: string
  venue: string
  category: string
  language: string
  count: number
}

function read<T>(folder: string, query: string, ...values: string[]): T[] {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { readOnly: true })
  try {
    return database.prepare(query).all(...values) as T[]
  } finally {
    database.close()
  }
}

/** Every stored count, in the order of names and labels. */
export function storedEvents(folder: string): StoredEvent[] {
  return read(
    folder,
    `select name, page, label, venue_slug as venue, venue_category as category, language, count
     from measured_event order by name, page, label`,
  )
}

/** Metrics of which there are visits, with template and device. */
export function storedVitals(folder: string): { metric: string; page: string; device: string }[] {
  return read(folder, 'select distinct metric, page, device from measured_vital order by metric')
}

/** How often an address without a page has been met, and from which hosts. */
export function notFoundReport(
  folder: string,
  address: string,
): { slug: string; count: number; hosts: string[] } {
  const [found] = read<{ slug: string; count: number }>(
    folder,
    'select slug, count from lost_address where address = ?',
    address,
  )
  const hosts = read<{ host: string }>(
    folder,
    'select host from lost_address_referrer where address = ? order by host',
    address,
  )
  return { slug: found?.slug ?? '', count: found?.count ?? 0, hosts: hosts.map(({ host }) => host) }
}
