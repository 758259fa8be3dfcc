/**
 * Codings of rendered answers. Each is made when the first visitor asks for it, cheaply, from whichever there is; of a
 * page that is asked for again a better one is made in the background. So a miss compresses once, and a kept page takes
 * the memory of one coding.
 */
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip as gunzipCallback,
  gzip as gzipCallback,
} from 'node:zlib'
import type { Bodies, Coding, StoredResponse } from './stored-response.ts'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const gzip = promisify(gzipCallback)
const gunzip = promisify(gunzipCallback)

/**
 * Levels of compression. Of a list of 240 kB, Brotli 1 takes 0.8 ms and leaves 45 kB; gzip 4 takes 1.7 ms and leaves 42 kB. Of
 * one of 130 kB, Brotli 5 takes 2 ms and leaves 23.4 kB, 9 takes 20 ms and leaves 22.7, 10 takes 50 ms and leaves 21.3, 11 takes 150 ms
 * and leaves 21.0. The time is spent once for a kept page, in the background, and the bytes are those of every visitor after.
 */
const CHEAP = { br: 1, gzip: 4 } as const
/** That of a page that is asked for again. */
export const BETTER = 10

const making = new WeakMap<Bodies, Map<Coding, Promise<Buffer>>>()

/** The bytes of an answer in a coding; at once where they are there. An answer that is not codable has to have them. */
export function bytesIn(stored: StoredResponse, coding: Coding): Buffer | Promise<Buffer> {
  const ready = stored.bodies[coding]
  if (ready !== undefined) return ready
  let waiting = making.get(stored.bodies)
  if (waiting === undefined) {
    waiting = new Map()
    making.set(stored.bodies, waiting)
  }
  const begun = waiting.get(coding)
  if (begun !== undefined) return begun
  const made = make(stored, coding).finally(() => waiting.delete(coding))
  waiting.set(coding, made)
  return made
}

async function make(stored: StoredResponse, coding: Coding): Promise<Buffer> {
  const plain = await uncompressed(stored)
  // Few visitors take no coding: theirs is not kept.
  if (coding === 'identity') return plain
  const bytes = await compress(plain, coding, CHEAP[coding])
  stored.bodies[coding] = bytes
  delete stored.bodies.identity
  return bytes
}

/** Compress an answer that is asked for again better than in a hurry; without an effect where it is not compressed. */
export async function compressBetter(stored: StoredResponse): Promise<void> {
  if (!stored.codable || stored.bodies.br === undefined) return
  const plain = await uncompressed(stored)
  stored.bodies.br = await compress(plain, 'br', BETTER)
}

function compress(plain: Buffer, coding: 'br' | 'gzip', level: number): Promise<Buffer> {
  if (coding === 'gzip') return gzip(plain, { level })
  return brotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  })
}

function uncompressed({ bodies }: StoredResponse): Buffer | Promise<Buffer> {
  const { identity, br, gzip: gz } = bodies
  if (identity !== undefined) return identity
  if (br !== undefined) return unbrotli(br)
  if (gz !== undefined) return gunzip(gz)
  throw new Error('An answer has no bytes')
}
