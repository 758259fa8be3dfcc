/** Server functions about houses and their rooms. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { calendarId } from './model/entry-input.schema.ts'
import { partInput } from './model/venue-parts.schema.ts'
import { changePart } from './server/change-part.server.ts'
import { findPartChoices, readPartHistory, readParts } from './server/venue-parts.repository.server.ts'

/** Fetch the rooms of a venue and the houses that it is a room of. */
export const fetchParts = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(calendarId)
  .handler(({ data }) => readParts(getDatabase().db, data.id))

/** Fetch who changed them, and when. */
export const fetchPartHistory = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(calendarId)
  .handler(({ data }) => readPartHistory(getDatabase().db, data.id))

/** Find venues by what is typed of their names. */
export const fetchPartChoices = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ typed: typedLine(100) }))
  .handler(({ data }) => findPartChoices(getDatabase().db, data.typed))

/** Make a venue a room of a house, or end that. */
export const savePart = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(partInput)
  .handler(({ data, context: { staff } }) => changePart(getDatabase(), data, { by: staff, at: new Date() }))

export type { PartVenue } from './server/venue-parts.repository.server.ts'
