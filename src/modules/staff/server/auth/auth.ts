/**
 * better-auth on the site's own tables, for both databases. Its HTTP handler is not mounted: only the calls
 * of this module can be reached from outside (`docs/decisions/0027-better-auth-as-a-library.md`).
 */

import { randomUUID } from 'node:crypto'
import { passkey } from '@better-auth/passkey'
import { hash, verify } from '@node-rs/argon2'
import { APIError, betterAuth } from 'better-auth'
import { twoFactor } from 'better-auth/plugins'
import { AGENCY } from '#/lib/settings.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#/lib/time-spans.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { type Environment, getEnvironment } from '#/platform/environment.ts'
import { getLog } from '#/platform/log.ts'
import { ARGON2, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../../model/password-rules.ts'
import { ipPrefixOf } from './ip-prefix.ts'
import { totpOnce } from './totp-code.ts'

/**
 * Longest life of a session, in seconds. Use does not prolong it; `session-life.ts` ends idle ones earlier.
 */
const SESSION_SECONDS = 7 * DAY_SECONDS

/** How long a trusted device needs no code, in seconds. */
export const TRUST_SECONDS = 30 * DAY_SECONDS

/** How long the second step waits for its code, in seconds. */
const CODE_SECONDS = 10 * 60

/** How long a password reset link is valid, in seconds. */
export const RESET_SECONDS = HOUR_SECONDS

/** Number of codes that replace the app, each for one sign-in. */
export const BACKUP_CODES = 10

/** Error code when a deactivated account signs in with the right password. */
export const DEACTIVATED = 'ACCOUNT_DEACTIVATED'

/**
 * Configure better-auth.
 * @param database with the staff tables
 * @param validateSchema whether to check the tables first: not inside a transaction
 */
export function createAuth(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { authSecret, siteUrl }: Pick<Environment, 'authSecret' | 'siteUrl'>,
  validateSchema = true,
) {
  const https = siteUrl.startsWith('https:')
  return betterAuth({
    appName: AGENCY.name,
    baseURL: siteUrl,
    secret: authSecret,
    trustedOrigins: [siteUrl],
    database: { db, type: engine },
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => void (level === 'error' && getLog().error({ message }, 'better-auth')),
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: SHORTEST_PASSWORD,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: (password) => hash(password, ARGON2),
        verify: ({ hash: kept, password }) => verify(kept, password),
      },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        language: { type: 'string', required: false, input: false },
        singleKeys: { type: 'boolean', required: false, input: false },
        deactivatedAt: { type: 'date', required: false, input: false },
        lastSignInAt: { type: 'date', required: false, input: false },
        administratorSince: { type: 'date', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      freshAge: 0,
      additionalFields: {
        lastUsedAt: { type: 'date', required: false, input: false },
        network: { type: 'string', required: false, input: false },
        deviceId: { type: 'string', required: false, input: false },
        confirmedAt: { type: 'date', required: false, input: false },
        passkeyAt: { type: 'date', required: false, input: false },
      },
    },
    verification: { storeIdentifier: 'hashed' },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            if (await isDeactivated(db, session.userId)) {
              throw new APIError('FORBIDDEN', { code: DEACTIVATED, message: 'This account is deactivated' })
            }
            return { data: { ...session, lastUsedAt: new Date(), network: ipPrefixOf().shown } }
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: AGENCY.name,
        trustDeviceMaxAge: TRUST_SECONDS,
        twoFactorCookieMaxAge: CODE_SECONDS,
        // Counted by account and browser instead, so that a stranger cannot lock the owner out.
        accountLockout: { enabled: false },
        backupCodeOptions: { amount: BACKUP_CODES, length: 10, storeBackupCodes: 'encrypted' },
      }),
      totpOnce(db),
      passkey({
        rpID: new URL(siteUrl).hostname,
        rpName: AGENCY.name,
        origin: siteUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        // A passkey counts as both factors: the device alone is not enough, its owner must have unlocked it. One that is
        // added without that could never sign in.
        registration: {
          afterVerification: async ({ verification }) => rejectUnlessUnlocked(verification.registrationInfo),
        },
        authentication: {
          afterVerification: async ({ verification }) =>
            rejectUnlessUnlocked(verification.authenticationInfo),
        },
      }),
    ],
    advanced: {
      cookiePrefix: cookiePrefix(siteUrl),
      // Would put `__Secure-` before a name that already has its prefix; `secure` below sets the attribute.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: https, path: '/' },
      // The HTTP server handles addresses (`ipPrefixOf`): an address is never stored whole.
      ipAddress: { disableIpTracking: true },
      // Not 'uuid': on PostgreSQL the tables would have to make the ids.
      database: { generateId: () => randomUUID(), validateSchema },
    },
  })
}

function rejectUnlessUnlocked(info: { readonly userVerified: boolean } | undefined): void {
  if (info?.userVerified) return
  throw new APIError('UNAUTHORIZED', { message: 'The owner of the passkey was not verified' })
}

async function isDeactivated(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('user')
    .select('deactivatedAt')
    .where('id', '=', userId)
    .executeTakeFirst()
  return found?.deactivatedAt != null
}

export type Auth = ReturnType<typeof createAuth>

let auth: Auth | undefined

/** The instance of this process. */
export function getAuth(): Auth {
  auth ??= createAuth(getDatabase(), getEnvironment())
  return auth
}

/**
 * Prefix of the staff cookies' names. Over HTTPS browsers accept a `__Host-` cookie only from this very host
 * over an encrypted connection (RFC 6265bis, section 4.1.3.2), so neither a subdomain nor a network attacker
 * can plant a session; such a cookie needs `Secure`, `Path=/` and no `Domain`. Plain HTTP has no such names.
 */
function cookiePrefix(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-passage' : 'passage'
}
