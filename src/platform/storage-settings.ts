/** Where photographs and papers are kept, as `STORAGE_URL` says it (docs/operations.md, "Photographs in an object store"). */

/** A folder of this machine, or of a shared file system. */
export interface FolderPlace {
  readonly kind: 'folder'
  /** Absolute. */
  readonly folder: string
}

/** A bucket of Amazon S3, or of a server that speaks its protocol. */
export interface BucketPlace {
  readonly kind: 'bucket'
  readonly bucket: string
  /** Put before every key; empty, or with a slash at its end. */
  readonly prefix: string
  /** Origin of the server; absent: Amazon's for the region. */
  readonly endpoint: string | undefined
  readonly region: string
  /** Whether the bucket stands in the path of an address, and not in its host name. */
  readonly pathStyle: boolean
}

/** Where the storage is. */
export type StoragePlace = FolderPlace | BucketPlace

/** What an object store knows this site by. They are never part of a place, which is named in sentences. */
export interface StorageKeys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** The variables that hold them, named as everywhere else. */
export interface StorageKeyVariables {
  readonly AWS_ACCESS_KEY_ID?: string | undefined
  readonly AWS_SECRET_ACCESS_KEY?: string | undefined
  readonly AWS_SESSION_TOKEN?: string | undefined
}

/** Something in `STORAGE_URL` that an operator can mend, as the end of a sentence that begins with its name. */
export class StorageUrlError extends Error {
  override readonly name = 'StorageUrlError'
}

/** What it may be. */
export const STORAGE_FORM =
  'must be file: and a folder, or s3://bucket?region=… or s3://bucket/prefix?endpoint=https://…'

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/
const MAX_PREFIX_LENGTH = 200
const REGION = /^[a-z0-9][a-z0-9-]{0,62}$/

/** Region of a server that has none: what its protocol takes for the plain one. */
const PLAIN_REGION = 'us-east-1'

/** Whether an address is that of a bucket. */
export function isBucketUrl(text: string): boolean {
  return text.startsWith('s3:')
}

/**
 * Read the address of a bucket. A value is never repeated in an error: it may be a secret in the wrong place.
 * @throws {StorageUrlError}
 */
export function readBucketUrl(text: string): BucketPlace {
  const url = text.startsWith('s3://') ? URL.parse(text) : null
  if (url === null) throw new StorageUrlError(STORAGE_FORM)
  if (url.username !== '' || url.password !== '') {
    throw new StorageUrlError('must hold no keys: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const given = (name: string) => url.searchParams.get(name) || undefined
  const unknown = [...url.searchParams.keys()].find((name) => !/^(?:endpoint|region|path-style)$/.test(name))
  if (unknown !== undefined || url.hash !== '') {
    throw new StorageUrlError(
      'knows endpoint=, region= and path-style= behind its question mark, and nothing else',
    )
  }
  if (!BUCKET.test(url.host)) {
    throw new StorageUrlError('names no bucket: 3 to 63 lower-case letters, digits, hyphens and dots')
  }
  const prefix = url.pathname.replace(/^\/|\/$/g, '')
  if (prefix !== '' && (prefix.length > MAX_PREFIX_LENGTH || !PREFIX.test(prefix))) {
    throw new StorageUrlError(
      'has a prefix with other signs than lower-case letters, digits, hyphens, dots and /',
    )
  }
  const endpoint = readEndpoint(given('endpoint'))
  const region = given('region') ?? (endpoint && PLAIN_REGION)
  if (region === undefined || !REGION.test(region)) {
    throw new StorageUrlError('must name the region of its bucket, such as ?region=eu-west-3')
  }
  const style = given('path-style') ?? (endpoint ? '1' : '0')
  if (style !== '0' && style !== '1') throw new StorageUrlError('must have 0 or 1 as path-style')
  return {
    kind: 'bucket',
    bucket: url.host,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region,
    pathStyle: style === '1',
  }
}

function readEndpoint(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  const isOrigin = url?.href === `${url?.origin}/` && /^https?:$/.test(url.protocol)
  if (!isOrigin) throw new StorageUrlError('must have an address such as https://s3.example.com as endpoint')
  return url.origin
}

/** The keys, or nothing when one of the two is not set. */
export function readStorageKeys(variables: StorageKeyVariables): StorageKeys | undefined {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = variables
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  }
}

/**
 * What is wrong with the address and the keys, as sentences that begin with the name of a variable; nothing for a folder.
 */
export function findStorageProblems(
  variables: StorageKeyVariables & { readonly STORAGE_URL?: string | undefined },
): string[] {
  const { STORAGE_URL } = variables
  if (!STORAGE_URL || !isBucketUrl(STORAGE_URL)) return []
  const problems: string[] = []
  try {
    readBucketUrl(STORAGE_URL)
  } catch (error) {
    if (!(error instanceof StorageUrlError)) throw error
    problems.push(`STORAGE_URL ${error.message}`)
  }
  if (readStorageKeys(variables) === undefined) {
    problems.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set when STORAGE_URL is a bucket')
  }
  return problems
}

/** What a place is compared by: two servers may each have a bucket of one name. */
export function identityOfPlace(place: StoragePlace): string {
  if (place.kind === 'folder') return place.folder
  const { endpoint = `https://s3.${place.region}.amazonaws.com`, region, bucket, prefix } = place
  return [endpoint, region, bucket, prefix].join(' ')
}

/** A place as sentences name it. */
export function nameOfPlace(place: StoragePlace): string {
  if (place.kind === 'folder') return place.folder
  return `s3://${place.bucket}/${place.prefix}`.replace(/\/$/, '')
}
