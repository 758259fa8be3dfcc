/**
 * Reading of a posted proposal. Its photographs are stored before the fields are validated, so that a form with
 * validation errors keeps them: the result is a text form in which `photos` are ids.
 */
import { isBodyFailure } from '#/platform/http/arriving-body.ts'
import { getLog } from '#/platform/log.ts'
import { makeSecret } from '#/platform/secrets/secret.ts'
import { type FormPart, readMultipart } from '#/platform/uploads/multipart.ts'
import { knownUploadFailure } from '#/platform/uploads/upload-failure.ts'
import type { PhotoProblem, RejectedFile } from '../../model/draft-photo.ts'
import { PROPOSAL_LIMITS } from '../../model/proposal-fields.ts'
import { hashDraftToken, readDraftToken } from './draft-token.server.ts'
import { findPhotos, type StoredPhoto } from './proposal-photos.repository.server.ts'
import { type PhotoUploadParts, rejectedBefore, takePhoto } from './take-photo.server.ts'

/** A posted proposal whose files have been dealt with. */
export interface SentProposal {
  /** All typed fields; `photos` are ids of `photos`, or of nothing. */
  readonly fields: URLSearchParams
  /** The token of the draft: the one that was sent along, or a new one. */
  readonly draft: string
  /** The photographs that the form names and the draft has, in the order of the form. */
  readonly photos: readonly StoredPhoto[]
  /** Those that the form names. */
  readonly ids: readonly string[]
  readonly rejected: readonly RejectedFile[]
  /** How many that the form names are not there any more. */
  readonly gone: number
  /** Whether photographs could not be stored or looked up because of a server error. */
  readonly failed: boolean
}

/** The body is no form, or larger than any. */
export class UnreadableFormError extends Error {
  override readonly name = 'UnreadableFormError'
  readonly status: 400 | 413 | 415

  constructor(status: 400 | 413 | 415, cause?: unknown) {
    super('the body is not a form', { cause })
    this.status = status
  }
}

/** Maximum size of all text fields together, in bytes. */
const MAX_TEXT_BYTES = 64 * 1024

/** The form has some thirty fields. */
const MAX_PARTS = 100

/**
 * Read a form, urlencoded or multipart, as a stream. For a sender over the rate limit it is read up to the first
 * photograph: the text fields come before.
 * @throws {UnreadableFormError} when the body is not a form
 */
export async function readProposal(request: Request, upload: PhotoUploadParts): Promise<SentProposal> {
  const type = request.headers.get('content-type') ?? ''
  const reading = new Reading(upload)
  try {
    if (/^multipart\/form-data\s*;/i.test(type)) {
      let parts = 0
      for await (const part of readMultipart(bodyOf(request), type)) {
        parts += 1
        if (parts > MAX_PARTS) throw new UnreadableFormError(413)
        if ((await reading.take(part)) === 'enough') break
      }
    } else if (/^application\/x-www-form-urlencoded\b/i.test(type)) {
      reading.takeText(await textOf(bodyOf(request)))
    } else {
      throw new UnreadableFormError(415)
    }
  } catch (error) {
    if (error instanceof UnreadableFormError) throw error
    throw new UnreadableFormError(400, error)
  }
  return reading.finish()
}

function bodyOf(request: Request): AsyncIterable<Uint8Array> {
  return request.body ?? new Blob([]).stream()
}

async function textOf(body: AsyncIterable<Uint8Array>, room = MAX_TEXT_BYTES): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > room) throw new UnreadableFormError(413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

class Reading {
  readonly #upload: PhotoUploadParts
  #fields = new URLSearchParams()
  #textBytes = 0
  #rejected: RejectedFile[] = []
  #files = 0
  #failed = false
  #newDraft = makeSecret()

  constructor(upload: PhotoUploadParts) {
    this.#upload = upload
  }

  get #draft(): string {
    return readDraftToken(this.#fields.get('draft')) ?? this.#newDraft
  }

  takeText(encoded: string): void {
    this.#fields = new URLSearchParams(encoded)
  }

  /**
   * Process one part.
   * @returns whether the rest can be skipped
   */
  async take({ name, fileName, body }: FormPart): Promise<'enough' | undefined> {
    if (fileName === undefined) {
      const text = await textOf(body, MAX_TEXT_BYTES - this.#textBytes)
      this.#textBytes += Buffer.byteLength(text) + name.length
      this.#fields.append(name, text)
      return
    }
    // A file field that was left empty is sent all the same.
    if (name !== 'photos' || fileName === '') return
    // Where that is unknown, storing the photograph fails as well, and the page says so.
    if (this.#files === 0 && (await this.#upload.formsSpent().catch(() => false))) return 'enough'
    this.#files += 1
    const reject = (problem: PhotoProblem) => this.#rejected.push({ name: fileName.slice(0, 200), problem })
    if (this.#files > PROPOSAL_LIMITS.photos) {
      reject({ code: 'too-many-photos', values: { max: PROPOSAL_LIMITS.photos } })
      return
    }
    try {
      const before = await rejectedBefore(this.#upload)
      if (before) {
        reject(before)
        return
      }
      const taken = await this.#upload.spool(body, (file) =>
        takePhoto(hashDraftToken(this.#draft), file, this.#upload),
      )
      if (taken.kind === 'refused') reject(taken.problem)
      else this.#fields.append('photos', taken.photo.id)
    } catch (error) {
      if (isBodyFailure(error)) throw error
      const known = knownUploadFailure(error)
      if (known === undefined) this.#fail(error, reject)
      else reject({ code: known })
    }
  }

  /** Typed fields are returned in any case; a truncated body is detected at its next part. */
  #fail(error: unknown, reject: (problem: PhotoProblem) => void): void {
    this.#logFailure(error)
    reject({ code: 'lost' })
  }

  #logFailure(error: unknown): void {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    getLog().error({ error: reason }, 'the photographs of a proposal could not be stored or read')
    this.#failed = true
  }

  async finish(): Promise<SentProposal> {
    const draft = this.#draft
    const ids = [...new Set(this.#fields.getAll('photos'))].filter((id) => id !== '').slice(0, MAX_PARTS)
    const photos = await findPhotos(this.#upload.database, hashDraftToken(draft), ids).catch((error) => {
      this.#logFailure(error)
      return []
    })
    return {
      fields: this.#fields,
      draft,
      photos,
      rejected: this.#rejected,
      ids,
      gone: this.#failed ? 0 : ids.length - photos.length,
      failed: this.#failed,
    }
  }
}
