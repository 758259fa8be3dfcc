/** What an object store has answered, as a sentence for an operator. */
import type { BucketPlace } from '#/platform/storage-settings.ts'
import { StorageError, type StorageFailure } from './storage-error.ts'

/** A failure, and whether the same question may be answered in a moment. */
export interface S3Failure {
  readonly error: StorageError
  readonly isPassing: boolean
}

/** The parts of an error of the client that are read. Nothing else of it goes on: it may hold keys. */
interface ClientError {
  readonly name?: unknown
  readonly code?: unknown
  readonly message?: unknown
  readonly $metadata?: { readonly httpStatusCode?: number; readonly requestId?: string }
}

/** Names of failures that a status does not tell apart. */
const BY_NAME: Readonly<Record<string, readonly [StorageFailure, isPassing: boolean]>> = {
  NoSuchBucket: ['bucket', false],
  PermanentRedirect: ['bucket', false],
  AuthorizationHeaderMalformed: ['bucket', false],
  // The client learns the server's time from it.
  RequestTimeTooSkewed: ['denied', true],
  RequestTimeout: ['slow', true],
  QuotaExceeded: ['full', false],
  XMinioStorageFull: ['full', false],
  BadDigest: ['damaged', true],
  InvalidDigest: ['damaged', true],
  XAmzContentSHA256Mismatch: ['damaged', true],
  IncompleteBody: ['damaged', true],
}

const BAD_REQUEST = 400

/** Explain a failure of the client, or of the connection. */
export function explainS3Error(error: unknown, place: BucketPlace): S3Failure {
  if (error instanceof StorageError) return { error, isPassing: error.failure === 'damaged' }
  const { name, code, message, $metadata } = error as ClientError
  const status = $metadata?.httpStatusCode ?? 0
  const [failure, isPassing] = (status > 0 ? BY_NAME[String(name)] : undefined) ?? byStatus(status)
  // A server that was not reached, or fell silent, says why by Node's code.
  const said = status > 0 ? `${name}, HTTP ${status}` : (code ?? name)
  const known = $metadata?.requestId ? `, request ${$metadata.requestId}` : ''
  const more = failure === 'other' ? `: ${message}` : ''
  return {
    error: new StorageError(failure, `${sentenceOf(failure, place)} (${said}${known})${more}`),
    isPassing,
  }
}

function byStatus(status: number): readonly [StorageFailure, isPassing: boolean] {
  if (status === 401 || status === 403) return ['denied', false]
  if (status === 507) return ['full', false]
  if (status === 408 || status === 429 || status >= 500) return ['away', true]
  if (status >= 300 && status < BAD_REQUEST) return ['bucket', false]
  // No answer, or half of one.
  if (status < BAD_REQUEST) return ['away', true]
  return ['other', false]
}

function sentenceOf(failure: StorageFailure, { bucket, endpoint, region }: BucketPlace): string {
  const server = endpoint ?? `Amazon S3 in ${region}`
  switch (failure) {
    case 'away':
      return `the object store ${server} cannot be reached or is overloaded`
    case 'slow':
      return `the object store ${server} does not answer in time`
    case 'denied':
      return `the object store ${server} refuses these keys, or they may not do that in the bucket ${bucket}`
    case 'bucket':
      return `the object store ${server} has no bucket ${bucket} in the region ${region}`
    case 'full':
      return `the bucket ${bucket} has no room left`
    case 'damaged':
      return `bytes were changed on their way to or from the bucket ${bucket}, or in it`
    default:
      return `the object store ${server} refuses what it was asked`
  }
}
