/**
 * Browsers that have signed in to an account before. Each holds a signed cookie of that account, so that
 * wrong passwords from elsewhere do not lock its owner out (OWASP, "Slow Down Online Guessing Attacks with
 * Device Cookies"; ADR 0047).
 */

import { randomUUID } from 'node:crypto'
import { DAY_SECONDS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { isSameSecret } from '#/platform/secrets/secret.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import { readCookie } from './auth/read-cookie.ts'
import type { StaffServices } from './staff-services.server.ts'

/** How long a browser is known after its last sign-in, in days. */
const KEPT_DAYS = 365

export interface KnownDevice {
  readonly id: string
  /** `false` after a new password was set by mail, until the first sign-in. */
  readonly hasSignedIn: boolean
  /** Until when no code is needed, if the browser was ever trusted. */
  readonly trustedUntil: Date | null
}

type DeviceParts = Pick<StaffServices, 'database' | 'secret' | 'siteUrl' | 'now'>

/** Owner of an account, to whom the cookie is bound. */
export interface DeviceOwner {
  readonly userId: string
  /** In lower case. */
  readonly email: string
}

/** The known browser that a request comes from; `undefined` when its cookie is invalid or was revoked. */
export async function findDevice(
  { database, secret, siteUrl }: DeviceParts,
  email: string,
  headers: Headers,
): Promise<KnownDevice | undefined> {
  const [id = '', given = ''] = (readCookie(headers, cookieName(secret, siteUrl, email)) ?? '').split('.')
  if (!isSameSecret(given, cookieSignature(secret, email, id))) return undefined
  const row = await database.db
    .selectFrom('known_device')
    .innerJoin('user', 'user.id', 'known_device.user_id')
    .select(['known_device.id', 'signed_in_at', 'trusted_until'])
    .where('known_device.id', '=', id)
    .where('user.email', '=', email)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      hasSignedIn: row.signed_in_at !== null,
      trustedUntil: row.trusted_until === null ? null : new Date(row.trusted_until),
    }
  )
}

/** A use of a browser to record. */
export interface DeviceUse {
  readonly signedIn: boolean
  /** Absent: unchanged. */
  readonly trustedUntil?: Date
}

/**
 * Record that a browser belongs to an account.
 * @param known result of `findDevice`
 * @returns its id, and the `Set-Cookie` header that identifies it from now on
 */
export async function keepDevice(
  transaction: Transaction,
  { secret, siteUrl, now }: DeviceParts,
  { userId, email }: DeviceOwner,
  known: KnownDevice | undefined,
  { signedIn, trustedUntil }: DeviceUse,
): Promise<{ readonly id: string; readonly cookie: string }> {
  const at = now.toISOString()
  const use = {
    last_used_at: at,
    ...(signedIn ? { signed_in_at: at } : {}),
    ...(trustedUntil ? { trusted_until: trustedUntil.toISOString() } : {}),
  }
  // Revoked at this very moment: register a new browser, do not restore the old one.
  const kept =
    known &&
    (await transaction
      .updateTable('known_device')
      .set(use)
      .where('id', '=', known.id)
      .returning('id')
      .executeTakeFirst())
  const id = kept?.id ?? randomUUID()
  if (kept === undefined) {
    await transaction
      .insertInto('known_device')
      .values({ id, user_id: userId, created_at: at, ...use })
      .execute()
  }
  const https = siteUrl.startsWith('https:')
  const cookie = [
    `${cookieName(secret, siteUrl, email)}=${id}.${cookieSignature(secret, email, id)}`,
    `Max-Age=${KEPT_DAYS * DAY_SECONDS}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Strict',
    ...(https ? ['Secure'] : []),
  ].join('; ')
  return { id, cookie }
}

/** Forget every browser of an account. */
export async function forgetDevices(transaction: Transaction, userId: string): Promise<void> {
  await transaction.deleteFrom('known_device').where('user_id', '=', userId).execute()
}

/** Delete browsers whose cookie has expired. */
export async function removeOldDevices({ db }: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * DAY_SECONDS * 1000)
  await db.deleteFrom('known_device').where('last_used_at', '<', oldest.toISOString()).execute()
}

/** One name for each account, so that colleagues who share a computer are known side by side. */
function cookieName(secret: string, siteUrl: string, email: string): string {
  const prefix = siteUrl.startsWith('https:') ? '__Host-' : ''
  return `${prefix}passage.device-${signature(secretKey(secret, 'device-cookie'), `name\n${email}`)}`
}

function cookieSignature(secret: string, email: string, id: string): string {
  return signature(secretKey(secret, 'device-cookie'), `device\n${email}\n${id}`)
}
