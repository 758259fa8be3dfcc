/** The door to the venues of the back office. */
import { createServerFn } from '@tanstack/react-start'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { arrangedSelection } from './model/our-selection.ts'
import {
  changedStatuses,
  copiedVenue,
  newVenue,
  previewedVenue,
  savedVenue,
  venueId,
  venueVersion,
} from './model/venue-editor.schema.ts'
import { venueListQuery } from './model/venue-list.schema.ts'
import { changedOwner } from './model/venue-owner.ts'
import { arrangeSelection } from './server/admin/arrange-selection.server.ts'
import type { VenueOutcome } from './server/admin/change-venue.server.ts'
import { saveVenue } from './server/admin/save-venue.server.ts'
import { readEditedVenue } from './server/admin/venue-documents.repository.server.ts'
import { readHistory, readVersion } from './server/admin/venue-history.repository.server.ts'
import { changeStatus, createVenue, duplicateVenue } from './server/admin/venue-life.server.ts'
import { listSelection, listVenueRows } from './server/admin/venue-list.server.ts'
import { changeOwner, readVenueOrigin } from './server/admin/venue-owner.repository.server.ts'
import { previewVenue } from './server/admin/venue-preview.server.ts'

/** A page of the list. */
export const fetchVenueList = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(venueListQuery)
  .handler(({ data }) => listVenueRows(getDatabase(), data))

/** Every venue in the order of our selection. */
export const fetchSelection = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => listSelection(getDatabase()))

/** Keep another order of all venues, unless another user has changed it meanwhile. */
export const storeSelection = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(arrangedSelection)
  .handler(({ data, context: { staff } }) => arrangeSelection(getDatabase(), data, staff))

/** A venue for its editor; `null` when there is none. */
export const fetchEditedVenue = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(venueId)
  .handler(async ({ data }) => (await readEditedVenue(getDatabase().db, data.id)) ?? null)

/** Where a venue comes from, and its owner. */
export const fetchVenueOrigin = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(venueId)
  .handler(({ data }) => readVenueOrigin(getDatabase().db, data.id))

/** Keep another contact of the owner, unless another user has changed it meanwhile. */
export const storeVenueOwner = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(changedOwner)
  .handler(({ data, context: { staff } }) => changeOwner(getDatabase(), data, staff))

/** Begin a venue; return its id. */
export const addVenue = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(newVenue)
  .handler(({ data, context: { staff } }) => createVenue(getDatabase(), data, staff))

/** Begin a venue like another one; return its id, or `null` when the other one is gone. */
export const copyVenue = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(copiedVenue)
  .handler(async ({ data, context: { staff } }) => {
    return (await duplicateVenue(getDatabase(), data.id, data.name, staff)) ?? null
  })

/** Keep what the editor holds, or publish it. */
export const storeVenue = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(savedVenue)
  .handler(({ data, context: { staff } }) => saveVenue(getDatabase(), data, staff))

/** Put venues into another state; the answers in the same order. */
export const storeStatuses = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(changedStatuses)
  .handler(async ({ data, context: { staff } }) => {
    const outcomes: VenueOutcome[] = []
    for (const wanted of data.venues) outcomes.push(await changeStatus(getDatabase(), wanted, staff))
    return outcomes
  })

/** A venue as its page will show it; `null` when there is none. */
export const fetchVenuePreview = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(previewedVenue)
  .handler(async ({ data }) => (await previewVenue(getDatabase().db, data.id, data.language)) ?? null)

/** The changes of a venue, the latest first. */
export const fetchVenueHistory = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(venueId)
  .handler(({ data }) => readHistory(getDatabase().db, data.id))

/** A venue as it was at a version; `null` when that is not known. */
export const fetchVenueVersion = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(venueVersion)
  .handler(async ({ data }) => (await readVersion(getDatabase().db, data.id, data.version)) ?? null)

export type { VenueOutcome } from './server/admin/change-venue.server.ts'
export type { EditedVenue } from './server/admin/venue-documents.repository.server.ts'
export type { HistoryEntry } from './server/admin/venue-history.repository.server.ts'
export type { ListedVenue, VenueListPage } from './server/admin/venue-list.server.ts'
