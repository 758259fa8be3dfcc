/** Proof of work with ALTCHA, without third parties: a sender's computer has to do a few seconds of sums. */
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { secretKey } from '#/platform/secrets/secret-key.ts'

/** One attempt takes about half a millisecond of an office computer, two of a phone. */
const COST = 1000
const LEAST_ATTEMPTS = 500
const MAX_ATTEMPTS = 1500

const hex = z.string().regex(/^[0-9a-f]{2,128}$/)

/** Exactly what `createWork` makes: anything else is not worth looking at. */
const payload = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.literal(COST),
      data: z.strictObject({ token: z.string().max(64) }),
      expiresAt: z.number(),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex, time: z.number().optional() }),
})

/**
 * Work for the sender of a form, good together with one form token only.
 * @param tokenId id of that token: it can be used once, and so can the work
 * @param expiresAt milliseconds since 1970
 */
export function createWork(tokenId: string, expiresAt: number, secret: string): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: LEAST_ATTEMPTS + Math.floor(Math.random() * (MAX_ATTEMPTS - LEAST_ATTEMPTS)),
    data: { token: tokenId },
    deriveKey,
    expiresAt: Math.floor(expiresAt / 1000),
    ...keys(secret),
  })
}

/** Whether the text, JSON in Base64 as ALTCHA's widget writes it, proves that the work for a token was done. */
export async function isWorkDone(text: string, tokenId: string, secret: string): Promise<boolean> {
  const given = readPayload(text)
  if (given === undefined || given.challenge.parameters.data?.token !== tokenId) return false
  const { verified } = await verifySolution({ ...given, deriveKey, ...keys(secret) })
  return verified
}

function readPayload(text: string): Payload | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(text, 'base64').toString())
    return payload.safeParse(json).data
  } catch {
    // Not ours: no work was done.
    return undefined
  }
}

function keys(secret: string) {
  const key = secretKey(secret, 'proof-of-work').toString('base64url')
  return { hmacSignatureSecret: `${key} challenge`, hmacKeySignatureSecret: `${key} solution` }
}
