/** Accounts of the staff, named as better-auth 1.7 names them (ADR 0027). */

import type { Generated } from 'kysely'
import type { AuditLogTables } from '#/platform/database/tables/audit-log.ts'

/** What somebody of the staff may do. */
export type StaffRole = 'administrator' | 'agent'

/** One person of the staff. */
export interface UserTable {
  id: string
  name: string
  /** In lower case; unique. */
  email: string
  emailVerified: boolean
  image: string | null
  role: StaffRole
  createdAt: Date
  updatedAt: Date
  twoFactorEnabled: Generated<boolean>
  /** Of the back office, `fr` or `en`; NULL until it is chosen. */
  language: 'fr' | 'en' | null
  /** Whether single letters are commands. */
  singleKeys: Generated<boolean>
  lastSignInAt: Date | null
  /** Since when nobody can sign in with this account. */
  deactivatedAt: Date | null
  /** Since when, at first; kept when the role is taken away, so that the time for a second factor runs once. */
  administratorSince: Generated<Date | null>
}

/** One signed-in browser. */
export interface SessionTable {
  id: string
  expiresAt: Date
  token: string
  createdAt: Date
  updatedAt: Date
  ipAddress: string | null
  userAgent: string | null
  userId: string
  /** Written every few minutes at most; NULL: never since it began. */
  lastUsedAt: Date | null
  /** Where it was last used, as the audit log names it: `81.56.0.0/16`. */
  network: string | null
  /** In `known_device`; NULL: not known, as of sessions begun before there were any. */
  deviceId: string | null
  /** When its owner last showed again who they are; NULL: not since the sign-in. */
  confirmedAt: Generated<Date | null>
  /** When a passkey was last shown in it; NULL: never. */
  passkeyAt: Generated<Date | null>
}

/** One way of signing in; ours has the provider `credential` and the user's own id as `accountId`. */
export interface AccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  /** argon2id, in its own text form. */
  password: string | null
  createdAt: Date
  updatedAt: Date
}

/** One secret that was sent to somebody. */
export interface VerificationTable {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Date
  updatedAt: Date
}

/** A second factor by app; `secret` and `backupCodes` are encrypted with `AUTH_SECRET`. */
export interface TwoFactorTable {
  id: string
  secret: string
  backupCodes: string
  userId: string
  /** Whether a first code has shown that the app works. */
  verified: Generated<boolean>
  failedVerificationCount: Generated<number>
  lockedUntil: Date | null
  /** Number of the time step (RFC 6238) whose code was used last; earlier ones are no longer taken. */
  lastUsedStep: number | null
}

/** A key that signs in without a password (WebAuthn). */
export interface PasskeyTable {
  id: string
  name: string | null
  publicKey: string
  userId: string
  credentialID: string
  counter: number
  deviceType: string
  backedUp: boolean
  transports: string | null
  createdAt: Date | null
  aaguid: string | null
}

/** A browser that holds the device cookie of an account. Times are ISO 8601, UTC. */
export interface KnownDeviceTable {
  /** Stands in the cookie, which is signed. */
  id: string
  user_id: string
  created_at: string
  last_used_at: string
  /** The latest sign-in; NULL: the cookie came with a new password, nobody has signed in here yet. */
  signed_in_at: string | null
  /** Until when no code is asked for here; NULL: always. */
  trusted_until: string | null
}

/** How often something was tried in vain. Times are ISO 8601, UTC. */
export interface SignInLimitTable {
  /** What is limited and for whom: `password:account:…`, `password:network:…`. */
  key: string
  /** Since the last pause or success. */
  attempts: number
  /** How many pauses there were; the next one is longer. */
  pauses: number
  paused_until: string | null
  updated_at: string
}

/** An account that somebody may make for themselves. Times are ISO 8601, UTC. */
export interface InvitationTable {
  id: string
  /** In lower case; unique: asking again replaces the link. */
  email: string
  role: StaffRole
  language: 'fr' | 'en'
  /** SHA-256 of what stands in the link. */
  token_hash: string
  invited_by: string | null
  created_at: string
  expires_at: string
}

/** The staff's part of the schema. */
export interface StaffTables extends AuditLogTables {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
  twoFactor: TwoFactorTable
  passkey: PasskeyTable
  known_device: KnownDeviceTable
  sign_in_limit: SignInLimitTable
  invitation: InvitationTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends StaffTables {}
}
