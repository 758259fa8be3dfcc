/** Sending a draft's photographs from the browser. */
import { DRAFT_HEADER, FILE_NAME_HEADER, PHOTOS_ADDRESS, type SentPhoto } from './draft-photo.ts'
import type { PhotoProblem } from './photo-problem.ts'

/** What became of a photograph that was sent. */
export type UploadOutcome =
  | { readonly kind: 'kept'; readonly photo: SentPhoto }
  | { readonly kind: 'refused'; readonly problem: PhotoProblem }

/** What sending one reports. */
interface UploadOptions {
  /** Told how much has left, from 0 to 1. */
  readonly onProgress: (fraction: number) => void
  /** Stops it. The promise then stays open. */
  readonly signal: AbortSignal
}

/** Sends a photograph. Never rejects. `fetch` cannot tell how much has left; the older interface can. */
export function uploadPhoto(
  file: File,
  draft: string,
  { onProgress, signal }: UploadOptions,
): Promise<UploadOutcome> {
  return new Promise((resolve) => {
    const lost = () => resolve({ kind: 'refused', problem: { code: 'lost' } })
    const request = new XMLHttpRequest()
    request.open('POST', PHOTOS_ADDRESS)
    request.responseType = 'json'
    request.setRequestHeader(DRAFT_HEADER, draft)
    request.setRequestHeader(FILE_NAME_HEADER, encodeURIComponent(file.name.toWellFormed()))
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('error', lost)
    request.addEventListener('timeout', lost)
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (request.status === 201 && isSentPhoto(answer)) resolve({ kind: 'kept', photo: answer })
      else if (isProblem(answer)) resolve({ kind: 'refused', problem: answer })
      else lost()
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

/** Takes a photograph out of a draft. Never rejects: what stays behind is deleted with the draft. */
export async function discardPhoto(id: string, draft: string): Promise<void> {
  const headers = { [DRAFT_HEADER]: draft }
  await fetch(`${PHOTOS_ADDRESS}/${id}`, { method: 'POST', headers, keepalive: true }).catch(() => undefined)
}

/** The photographs that a draft still has; nothing when the server cannot be asked. */
export async function fetchDraftPhotos(draft: string): Promise<SentPhoto[] | undefined> {
  try {
    const response = await fetch(PHOTOS_ADDRESS, { headers: { [DRAFT_HEADER]: draft } })
    const answer: unknown = await response.json()
    return response.ok && Array.isArray(answer) ? answer.filter(isSentPhoto) : undefined
  } catch {
    return undefined
  }
}

function isSentPhoto(answer: unknown): answer is SentPhoto {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
}

function isProblem(answer: unknown): answer is PhotoProblem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'
}
