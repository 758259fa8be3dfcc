/** Upload of a draft's photographs from the browser. */
import { siteFetch } from '#/lib/site-fetch.ts'
import { type SendOptions, sendFile } from '#/ui/send-file.ts'
import { DRAFT_HEADER, PHOTOS_ADDRESS, type PhotoProblem, type SentPhoto } from '../../model/draft-photo.ts'

/** Whether a photograph was kept by the server, or why not. */
export type UploadOutcome =
  | { readonly kind: 'kept'; readonly photo: SentPhoto }
  | { readonly kind: 'refused'; readonly problem: PhotoProblem }

/** Send a photograph. Never rejects. */
export async function uploadPhoto(
  file: File,
  draft: string,
  options: Omit<SendOptions, 'headers'>,
): Promise<UploadOutcome> {
  const headers = { [DRAFT_HEADER]: draft }
  const { status, body } = await sendFile(PHOTOS_ADDRESS, file, { ...options, headers })
  if (status === 201 && isSentPhoto(body)) return { kind: 'kept', photo: body }
  return { kind: 'refused', problem: isProblem(body) ? body : { code: 'lost' } }
}

/** Take a photograph out of a draft. Never rejects: what stays behind is deleted with the draft. */
export async function discardPhoto(id: string, draft: string): Promise<void> {
  const headers = { [DRAFT_HEADER]: draft }
  await siteFetch(`${PHOTOS_ADDRESS}/${id}`, { method: 'POST', headers, keepalive: true }).catch(
    () => undefined,
  )
}

/** The photographs that a draft still has; nothing when the server cannot be asked. */
export async function fetchDraftPhotos(draft: string): Promise<SentPhoto[] | undefined> {
  try {
    const response = await siteFetch(PHOTOS_ADDRESS, { headers: { [DRAFT_HEADER]: draft } })
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
