/** `POST /api/venue-photos/{id}`: one photograph of a venue, sent by a staff member. The body is the file. */

import { rejectionFor } from '#/modules/staff/server/auth/staff-needs.ts'
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { problemResponse, uploadFailure } from '#/platform/uploads/upload-failure.ts'
import { spooling, uploadQueue } from '#/platform/uploads/upload-queue.ts'
import type { VenuePhotoProblem, VenuePhotoProblemCode } from '../../model/venue-photo.ts'
import { takeVenuePhoto } from './take-venue-photo.server.ts'

/** Where it is not the picture's fault. */
const STATUSES: Partial<Record<VenuePhotoProblemCode, number>> = {
  'signed-out': 401,
  'second-factor-due': 403,
  'no-venue': 404,
}

/** 201 with the photograph; 401, 403, 404, 422 or 503 with the problem. Nothing is read of a body that a stranger sends. */
export async function receiveVenuePhoto(request: Request, venueId: string): Promise<Response> {
  const staff = await readStaffSession(request.headers)
  if (staff === null) return problem({ code: 'signed-out' })
  if (rejectionFor(staff, {}, new Date()) !== undefined) {
    return problem({ code: 'second-factor-due' })
  }
  try {
    const outcome = await spooling('staff')(request.body ?? new Blob([]).stream(), (file) =>
      takeVenuePhoto(venueId, file, staff, {
        database: getDatabase(),
        storage: getPhotoStore(),
        queue: uploadQueue(),
        now: () => new Date(),
      }),
    )
    if (outcome.kind === 'refused') return problem(outcome.problem)
    return Response.json(outcome.photo, { status: 201 })
  } catch (error) {
    return problem({ code: uploadFailure(error, 'a photograph of a venue could not be stored') })
  }
}

function problem(found: VenuePhotoProblem): Response {
  const status = STATUSES[found.code]
  return problemResponse(found, status === undefined ? {} : { status })
}
