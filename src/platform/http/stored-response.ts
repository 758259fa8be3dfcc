import { etagOf } from '#/platform/etag.ts'

/** Content codings the HTTP server can answer with (RFC 9110, section 8.4). */
export type Coding = 'br' | 'gzip' | 'identity'

/** Bytes of an answer, by coding. */
export type Bodies = Partial<Record<Coding, Buffer>>

/** A finished answer. */
export interface StoredResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Validator of the uncompressed bytes, without quotes. */
  readonly etag: string
  /** Not empty. Those of a `codable` answer change: `answer-codings.ts`. */
  readonly bodies: Bodies
  /** Whether codings are made when they are asked for; else the answer is ready in every coding that it has. */
  readonly codable?: boolean
}

/** Shorter answers, such as redirects, do not become smaller. */
const LEAST_COMPRESSED = 200

/** Memory that a stored answer takes, in bytes. */
export function storedBytes({ bodies: { br, gzip, identity } }: StoredResponse): number {
  return (br?.length ?? 0) + (gzip?.length ?? 0) + (identity?.length ?? 0) + 512
}

/** An answer of text, compressed when a visitor asks for it. */
export function storeText(status: number, headers: Record<string, string>, text: string): StoredResponse {
  const identity = Buffer.from(text)
  const codable = identity.length >= LEAST_COMPRESSED
  return { status, headers, etag: etagOf(identity), bodies: { identity }, codable }
}
