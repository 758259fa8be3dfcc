/** The search index of the present catalogue: built once for each content revision. */

import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { Database } from '#/platform/database/open-database.ts'
import {
  readIndexedVenues,
  readNamedEquipment,
  readSearchedTexts,
} from './indexed-venues.repository.server.ts'
import { SearchIndex } from './search-index.server.ts'

interface Built {
  readonly revision: number
  readonly index: Promise<SearchIndex>
}

const builtFor = new WeakMap<object, Built>()

/** The index for the content revision of now. However many ask after a change, the catalogue is read once. */
export async function venueIndexOf(database: Database): Promise<SearchIndex> {
  const revision = await revisionWatchOf(database).current()
  const built = builtFor.get(database)
  if (built?.revision === revision) return built.index
  const index = readIndex(database)
  const next: Built = { revision, index }
  builtFor.set(database, next)
  index.catch(() => {
    // The next visitor tries again.
    if (builtFor.get(database) === next) builtFor.delete(database)
  })
  return index
}

async function readIndex(database: Database): Promise<SearchIndex> {
  const texts = await readSearchedTexts(database)
  return new SearchIndex(
    await readIndexedVenues(database.db),
    await readNamedEquipment(database),
    ({ slug }) => texts.get(slug) ?? '',
  )
}

/** The index that this process has built last, without a query; nothing when the last attempt has failed. */
export async function lastVenueIndexOf(database: Database): Promise<SearchIndex | undefined> {
  return builtFor.get(database)?.index.catch(() => undefined)
}
