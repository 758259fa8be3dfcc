/**
 * Tokens of links in mails that wait: a reader of the database, or of a backup, must not be able to follow them.
 * They are sealed with a key from `AUTH_SECRET` until the mail leaves, and then forgotten (ADR 0051).
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { secretKey } from '#/platform/secrets/secret-key.ts'
import { MailError } from './outgoing-mail.ts'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** `data.token` of a payload, which an earlier version left readable for accounts. */
const plainPayload = z.looseObject({
  template: z.string().regex(/^(?:acceptance-|account-|owner-|quote-sent$)/),
  data: z.looseObject({ token: z.string() }),
})

/** A payload whose token is kept apart. */
const sealedPayload = z.looseObject({
  data: z.looseObject({}),
  sealed: z.object({
    /** ISO 8601, UTC: the link is good until then. */
    until: z.string(),
    /** Nonce, tag and sealed token in base64url; null once it was forgotten. */
    box: z.string().nullable(),
  }),
})

/** Key material that seals a token. */
export interface Seal {
  /** `AUTH_SECRET`. */
  readonly secret: string
  /** Id of the outbox row: a sealed token opens in its own row only. */
  readonly mail: string
}

/**
 * Seal `data.token` of a payload.
 * @param until ISO 8601, UTC: the link is good until then
 * @throws {Error} when the payload has no token
 */
export function sealToken(payload: unknown, until: string, seal: Seal): unknown {
  const { data, ...rest } = plainPayload.parse(payload)
  const { token, ...others } = data
  return { ...rest, data: others, sealed: { until, box: lock(token, seal) } }
}

/**
 * The payload as its template wants it. One without a sealed token is given back as it is.
 * @throws {MailError} `expired` when the link is no longer good, `unwritten` when the secret is another one by now
 */
export function openToken(payload: unknown, now: Date, seal: Seal): unknown {
  const parsed = sealedPayload.safeParse(payload)
  if (!parsed.success) return payload
  const { sealed, data, ...rest } = parsed.data
  if (sealed.box === null || sealed.until <= now.toISOString()) {
    throw new MailError('expired', 'the link in this email is no longer valid', { permanent: true })
  }
  return { ...rest, data: { ...data, token: unlock(sealed.box, seal) } }
}

/**
 * The payload without its token, sealed or not.
 * @param now given: only a token whose time is over
 * @returns nothing when there is nothing to forget
 */
export function forgetToken(payload: unknown, now?: Date): unknown {
  const sealed = sealedPayload.safeParse(payload).data
  if (sealed !== undefined) {
    const { until, box } = sealed.sealed
    if (box === null || (now !== undefined && until > now.toISOString())) return undefined
    return { ...sealed, sealed: { until, box: null } }
  }
  const plain = plainPayload.safeParse(payload).data
  if (plain === undefined) return undefined
  const { token: _, ...others } = plain.data
  // When it ended is not known; that it can no longer be sent is.
  return { ...plain, data: others, sealed: { until: new Date(0).toISOString(), box: null } }
}

function lock(token: string, seal: Seal): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(seal), nonce).setAAD(Buffer.from(seal.mail))
  const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
}

function unlock(box: string, seal: Seal): string {
  const bytes = Buffer.from(box, 'base64url')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(seal), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(seal.mail))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = bytes.subarray(NONCE_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new MailError('unwritten', 'AUTH_SECRET is not the one that this email was sealed with', { cause })
  }
}

function keyOf({ secret }: Seal): Buffer {
  return secretKey(secret, 'mail-token')
}
