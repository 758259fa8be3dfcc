/** Files of the site in a bucket of an object store (ADR 0129). */
import { createHash } from 'node:crypto'
import { addAbortSignal, Readable } from 'node:stream'
import type { GetObjectCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { HOUR_MS } from '#/lib/time-spans.ts'
import type { BucketPlace, StorageKeys } from '#/platform/storage-settings.ts'
import { isStorageKey, type Storage } from './local-storage.ts'
import { attemptWithin } from './s3-attempts.ts'
import { StorageError } from './storage-error.ts'

/** The client, and the questions it knows. */
interface Connection {
  readonly sdk: typeof import('@aws-sdk/client-s3')
  readonly client: S3Client
}

/** How a bucket is asked. */
export interface S3Options {
  readonly keys: StorageKeys
  /** Longest wait for one step with all its attempts, in milliseconds. */
  readonly limitMs: number
}

/** Waits within one attempt, in milliseconds: a lost packet must not take the whole time of a step. */
const CONNECT_MS = 3000
const SILENCE_MS = 4000

/**
 * Before a key, what the sweep has set aside. The leading dot keeps it out of the keys. Reads still find it: a row that
 * was written at that very moment may name it.
 */
const ASIDE = '.removed/'

/** How long it is kept, in milliseconds: longer than anybody takes between a file and its row. */
const ASIDE_MS = HOUR_MS

/** With the id of the installation to which the prefix belongs. The leading dot keeps it out of the keys. */
export const SITE_MARK = '.site'

/** A bucket, or a prefix in it, which says whose it is. */
export interface BucketStorage extends Storage {
  /** Id of the installation that it belongs to; `undefined` before its first start. */
  readSite(): Promise<string | undefined>
  writeSite(id: string): Promise<void>
}

const NOT_FOUND = 404

const hashOf = (algorithm: 'md5' | 'sha256', bytes: Uint8Array) => createHash(algorithm).update(bytes)

/** Open a bucket as a store. The client is loaded, and a connection made, with the first question. */
export function openS3Storage(place: BucketPlace, { keys, limitMs }: S3Options): BucketStorage {
  let connection: Promise<Connection> | undefined
  const connect = () => {
    connection ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: openClient(sdk, place, keys) }))
    return connection
  }
  const Bucket = place.bucket
  const addressOf = (key: string, aside = '') => {
    if (!isStorageKey(key)) throw new RangeError(`not a storage key: ${JSON.stringify(key.slice(0, 80))}`)
    return { Bucket, Key: `${place.prefix}${aside}${key}` }
  }
  type Address = ReturnType<typeof addressOf>
  const mark: Address = { Bucket, Key: `${place.prefix}${SITE_MARK}` }
  const step = <T>(ask: (connection: Connection, abortSignal: AbortSignal) => Promise<T>) =>
    attemptWithin(limitMs, place, async (signal) => ask(await connect(), signal))

  const head = (address: Address) =>
    step(({ sdk, client }, abortSignal) =>
      unlessMissing(client.send(new sdk.HeadObjectCommand(address), { abortSignal })),
    )
  const read = (address: Address) =>
    step(async ({ sdk, client }, abortSignal) => {
      const answer = await unlessMissing(client.send(new sdk.GetObjectCommand(address), { abortSignal }))
      return answer && readBody(answer, address, abortSignal)
    })
  const write = ({ Key }: Address, bytes: Uint8Array) =>
    step(async ({ sdk, client }, abortSignal) => {
      const md5 = hashOf('md5', bytes)
      const command = new sdk.PutObjectCommand({
        Bucket,
        Key,
        Body: bytes,
        ContentLength: bytes.length,
        // Every server compares it, and the signature holds the SHA-256 of what was meant.
        ContentMD5: md5.copy().digest('base64'),
        Metadata: { sha256: hashOf('sha256', bytes).digest('hex') },
      })
      const { ETag } = await client.send(command, { abortSignal })
      if (bare(ETag) === md5.digest('hex')) return
      // A server that encrypts answers something else: what it has is read back.
      const stored = await client.send(new sdk.GetObjectCommand({ Bucket, Key }), { abortSignal })
      if (!(await readBody(stored, { Key }, abortSignal)).equals(bytes)) throw damaged(Key)
    })
  const copy = (from: Address, to: Address) =>
    step(({ sdk, client }, abortSignal) => {
      const CopySource = `${from.Bucket}/${from.Key}`
      return unlessMissing(client.send(new sdk.CopyObjectCommand({ ...to, CopySource }), { abortSignal }))
    })
  const erase = (address: Address) =>
    step(({ sdk, client }, abortSignal) => client.send(new sdk.DeleteObjectCommand(address), { abortSignal }))
  /** Page by page, each a step: a large bucket takes its time. */
  const list = async () => {
    const names: string[] = []
    let token: string | undefined
    do {
      const query = { Bucket, Prefix: place.prefix, ContinuationToken: token }
      const page = await step(({ sdk, client }, abortSignal) =>
        client.send(new sdk.ListObjectsV2Command(query), { abortSignal }),
      )
      for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(place.prefix.length))
      token = page.IsTruncated ? page.NextContinuationToken : undefined
    } while (token !== undefined)
    return keysAmong(names)
  }
  const find = async (key: string) => (await head(addressOf(key))) ?? (await head(addressOf(key, ASIDE)))

  const get = async (key: string) => (await read(addressOf(key))) ?? (await read(addressOf(key, ASIDE)))

  return {
    readSite: async () => (await read(mark))?.toString().trim(),
    writeSite: (id) => write(mark, Buffer.from(`${id}\n`)),
    put: async (key, bytes) => write(addressOf(key), bytes),
    get,
    has: async (key) => (await find(key)) !== undefined,
    sha256: async (key) => {
      const found = await find(key)
      if (found?.Metadata?.sha256 !== undefined) return found.Metadata.sha256
      // Another program has put it there.
      const bytes = found && (await get(key))
      return bytes && hashOf('sha256', bytes).digest('hex')
    },
    version: async (key) => bare((await find(key))?.ETag)?.replaceAll(/[^\w-]/g, ''),
    list,
    remove: async (key) => {
      await erase(addressOf(key))
      await erase(addressOf(key, ASIDE))
    },
    /**
     * In two runs of the sweep. A bucket cannot rename, and of two that write the same bytes a condition sees no difference:
     * another process may put the file again between look and removal. So the first run keeps a copy aside, which reads
     * find; the second removes it when, an hour later, still no row names it.
     */
    removeOlder: async (key, before) => {
      const [own, aside] = [addressOf(key), addressOf(key, ASIDE)]
      const found = await head(own)
      if (found === undefined) {
        const kept = await head(aside)
        if (kept?.LastModified && kept.LastModified.getTime() < Date.now() - ASIDE_MS) await erase(aside)
        return false
      }
      if (found.LastModified === undefined || found.LastModified >= before) return false
      await copy(own, aside)
      // Another file meanwhile: the next run looks at it.
      if ((await head(own))?.ETag !== found.ETag || (await head(aside)) === undefined) return false
      await erase(own)
      return true
    },
  }
}

/** The keys among the names of all objects of a prefix: those of sites that have a prefix inside it are theirs. */
function keysAmong(names: readonly string[]): string[] {
  const inner = names
    .filter((name) => name.endsWith(`/${SITE_MARK}`))
    .map((name) => name.slice(0, -SITE_MARK.length))
  const keys = new Set(names.map((name) => (name.startsWith(ASIDE) ? name.slice(ASIDE.length) : name)))
  return [...keys]
    .filter((key) => isStorageKey(key) && !inner.some((prefix) => key.startsWith(prefix)))
    .sort()
}

function openClient(sdk: Connection['sdk'], place: BucketPlace, credentials: StorageKeys): S3Client {
  return new sdk.S3Client({
    region: place.region,
    forcePathStyle: place.pathStyle,
    ...(place.endpoint === undefined ? {} : { endpoint: place.endpoint }),
    credentials,
    // Attempts and checksums are ours: one deadline for all of them, and hashes that every server knows.
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
  })
}

/** The bytes of an answer, if they are as many as the server says and those whose hash was stored with them. */
async function readBody(
  { Body, ContentLength, Metadata }: GetObjectCommandOutput,
  { Key }: { readonly Key: string },
  signal: AbortSignal,
): Promise<Buffer> {
  if (!(Body instanceof Readable)) throw damaged(Key)
  const bytes = Buffer.concat(await addAbortSignal(signal, Body).toArray())
  // What another program has put there has no hash of ours.
  const told = Metadata?.sha256
  const isWhole =
    (ContentLength === undefined || ContentLength === bytes.length) &&
    (told === undefined || told === hashOf('sha256', bytes).digest('hex'))
  if (!isWhole) throw damaged(Key)
  return bytes
}

const damaged = (key: string) =>
  new StorageError(
    'damaged',
    `the bytes of ${key} were changed on their way to or from the object store, or in it`,
  )

/** An ETag without its quotation marks. */
const bare = (tag: string | undefined) => tag?.replaceAll('"', '')

/** A missing bucket is no missing file, except where an answer has no text to tell them apart. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
    if ($metadata?.httpStatusCode === NOT_FOUND && name !== 'NoSuchBucket') return undefined
    throw error
  }
}
