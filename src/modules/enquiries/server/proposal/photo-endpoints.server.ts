/**
 * Endpoints for the photographs of a draft while the form is filled in: `/api/proposal-photos` and
 * `/api/proposal-photos/{id}`. Only the holder of the draft's token may see and remove them.
 */
import { plainVariant } from '#/lib/pictures/allow-list.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { QueueFullError, RETRY_AFTER_S } from '#/platform/images/picture-queue.ts'
import { removeUnnamed } from '#/platform/storage/named-keys.ts'
import { problemResponse, uploadFailure } from '#/platform/uploads/upload-failure.ts'
import { DRAFT_HEADER, type PhotoProblem, type SentPhoto } from '../../model/draft-photo.ts'
import { hashDraftToken, readDraftToken } from './draft-token.server.ts'
import {
  deleteDraftPhoto,
  findDraftPhotos,
  findPhoto,
  type StoredPhoto,
} from './proposal-photos.repository.server.ts'
import { type PhotoUploadParts, rejectedBefore, takePhoto } from './take-photo.server.ts'

/** Wide enough for the form's cards on a sharp screen. */
const PREVIEW = { ...plainVariant('webp', 640), height: 426 }

/**
 * Receive a photograph: the body is the file. 201 with the photograph; 422, 429 or 503 with the problem. The body is
 * not read once the rate limit of the IP prefix is reached.
 */
export async function receivePhoto(request: Request, upload: PhotoUploadParts): Promise<Response> {
  const draft = draftOf(request)
  if (draft === undefined) return noDraft()
  try {
    const rejected = await rejectedBefore(upload)
    if (rejected) return problem(rejected)
    const outcome = await upload.spool(request.body ?? new Blob([]).stream(), (file) =>
      takePhoto(draft, file, upload),
    )
    if (outcome.kind === 'refused') return problem(outcome.problem)
    return Response.json(sentPhoto(outcome.photo), { status: 201 })
  } catch (error) {
    return problem({ code: uploadFailure(error, 'a photograph of a proposal could not be stored') })
  }
}

/** List the photographs of a draft. */
export async function listPhotos(request: Request, { database }: PhotoUploadParts): Promise<Response> {
  const draft = draftOf(request)
  if (draft === undefined) return noDraft()
  return Response.json((await findDraftPhotos(database.db, draft)).map(sentPhoto))
}

/** Send a thumbnail to the holder of the token in the query. */
export async function sendThumbnail(
  request: Request,
  id: string,
  upload: PhotoUploadParts,
): Promise<Response> {
  const token = readDraftToken(new URL(request.url).searchParams.get('draft'))
  const photo = token && (await findPhoto(upload.database, hashDraftToken(token), id))
  const bytes = photo && (await upload.storage.get(photo.key))
  if (!bytes) return new Response('There is no such photo.\n', { status: 404 })
  try {
    const preview = await upload.queue.run(() => pictureProcess.run('makeVariant', bytes, PREVIEW))
    return new Response(new Uint8Array(preview), {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=3600' },
    })
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    return new Response('Too many pictures are being made.\n', {
      status: 503,
      headers: { 'retry-after': String(RETRY_AFTER_S) },
    })
  }
}

/** Remove a photograph from a draft. 204, whether it existed or not. */
export async function removePhoto(
  request: Request,
  id: string,
  { database, storage }: PhotoUploadParts,
): Promise<Response> {
  const draft = draftOf(request)
  if (draft === undefined) return noDraft()
  const key = await deleteDraftPhoto(database, draft, id)
  if (key !== undefined) await removeUnnamed({ database, storage }, [key])
  return new Response(null, { status: 204 })
}

function draftOf(request: Request): string | undefined {
  const token = readDraftToken(request.headers.get(DRAFT_HEADER))
  return token && hashDraftToken(token)
}

function noDraft(): Response {
  return new Response(`The header ${DRAFT_HEADER} must hold the token of a draft.\n`, { status: 403 })
}

function problem(found: PhotoProblem): Response {
  if (found.code !== 'too-many-uploads') return problemResponse(found)
  return problemResponse(found, { status: 429, retryAfterS: Number(found.values?.minutes) * 60 })
}

function sentPhoto({ id, width, height }: StoredPhoto): SentPhoto {
  return { id, width, height }
}
