/** `POST /api/quotes/{id}/paper`: the scan of a signed quote, sent by an administrator. The body is the file. */
import { readFile } from 'node:fs/promises'
import { PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { rejectionFor } from '#/modules/staff/server/auth/staff-needs.ts'
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { uploadFailure } from '#/platform/uploads/upload-failure.ts'
import { spooling, uploadQueue } from '#/platform/uploads/upload-queue.ts'
import {
  PAPER_HEADER,
  type PaperProblem,
  type SignedPaper,
  signedPaperSchema,
} from '../../model/signed-paper.schema.ts'
import { acceptOnPaper, type PaperOutcome, type ScannedPaper } from './accept-on-paper.server.ts'

/** 200 with the outcome; 401 and 403 for whom it is not, before anything is read. */
export async function receivePaper(request: Request, quoteId: string): Promise<Response> {
  const now = new Date()
  const staff = await readStaffSession(request.headers)
  if (staff === null) return answer({ kind: 'signed-out' }, 401)
  if (rejectionFor(staff, { role: 'administrator' }, now) !== undefined)
    return answer({ kind: 'not-allowed' }, 403)
  const paper = noted(request.headers.get(PAPER_HEADER))
  if (paper === undefined) return answer({ kind: 'fields' }, 422)
  try {
    const outcome = await spooling('staff')(
      request.body ?? new Blob([]).stream(),
      async (file): Promise<PaperOutcome> => {
        const scan = await readScan(await readFile(file.path))
        if (scan === undefined) return { kind: 'file' }
        const parts = { storage: getPhotoStore(), secret: getEnvironment().authSecret }
        return acceptOnPaper(getDatabase(), { quoteId, paper, scan }, parts, { by: staff, at: now })
      },
    )
    return answer(outcome, outcome.kind === 'accepted' ? 200 : 422)
  } catch (error) {
    const kind = uploadFailure(error, 'a signed quote could not be stored')
    return answer({ kind: kind === 'too-many-bytes' ? kind : 'lost' }, 503)
  }
}

function answer(outcome: PaperOutcome | { readonly kind: PaperProblem }, status: number): Response {
  return Response.json(outcome, { status, headers: { 'Cache-Control': 'no-store' } })
}

function noted(header: string | null): SignedPaper | undefined {
  try {
    return signedPaperSchema.safeParse(JSON.parse(decodeURIComponent(header ?? ''))).data
  } catch {
    return undefined
  }
}

const BEGINNINGS = [
  ['pdf', '25504446'],
  ['jpg', 'ffd8ff'],
  ['png', '89504e47'],
] as const

/** The bytes are kept as they came, since their hash is evidence; a picture is decoded once, to know that it can be. */
async function readScan(bytes: Buffer): Promise<ScannedPaper | undefined> {
  const [ending] = BEGINNINGS.find(([, start]) => bytes.toString('hex', 0, 4).startsWith(start)) ?? []
  if (ending === undefined) return undefined
  // A PDF that was cut off has no end.
  if (ending === 'pdf') return bytes.subarray(-2048).includes('%%EOF') ? { bytes, ending } : undefined
  try {
    await uploadQueue().run(() => pictureProcess.run('acceptPicture', bytes))
    return { bytes, ending }
  } catch (error) {
    if (error instanceof PictureRejection) return undefined
    throw error
  }
}
