/** Sending photographs of a venue from the browser. */
import { type SendOptions, sendFile } from '#/ui/send-file.ts'
import type { StoredVenuePhoto, VenuePhotoOutcome, VenuePhotoProblem } from '../../model/venue-photo.ts'

/** Where a venue's photographs are sent to; its id follows. */
export const VENUE_PHOTOS_ADDRESS = '/api/venue-photos/'

/** Send a photograph of a venue. Never rejects. */
export async function sendVenuePhoto(
  venueId: string,
  file: File,
  options: Omit<SendOptions, 'headers'>,
): Promise<VenuePhotoOutcome> {
  const { status, body } = await sendFile(VENUE_PHOTOS_ADDRESS + venueId, file, { ...options, headers: {} })
  if (status === 201 && isPhoto(body)) return { kind: 'stored', photo: body }
  return { kind: 'refused', problem: isProblem(body) ? body : { code: 'lost' } }
}

function isPhoto(body: unknown): body is StoredVenuePhoto {
  return typeof body === 'object' && body !== null && 'id' in body && 'key' in body
}

function isProblem(body: unknown): body is VenuePhotoProblem {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}
