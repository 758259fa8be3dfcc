/** Tables of staff accounts, named as better-auth 1.7 names them (ADR 0027). */

import type { Generated } from 'kysely'
import type { AuditLogTables } from '#/platform/database/tables/audit-log.ts'

export type StaffRole = 'administrator' | 'agent'

/** One staff member. */
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
  /** Whether single-letter keyboard shortcuts are on. */
  singleKeys: Generated<boolean>
  lastSignInAt: Date | null
  /** Since when the account cannot sign in. */
  deactivatedAt: Date | null
  /** First appointment; kept when the role is removed, so that the time for a second factor runs once. */
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
  /** Updated every few minutes at most; NULL: never since it began. */
  lastUsedAt: Date | null
  /** Network of its last use, as in the audit log: `81.56.0.0/16`. */
  network: string | null
  /** In `known_device`; NULL: unknown, as in sessions older than that table. */
  deviceId: string | null
  /** Latest confirmation of identity; NULL: none since the sign-in. */
  confirmedAt: Generated<Date | null>
  /** Latest use of a passkey in the session; NULL: never. */
  passkeyAt: Generated<Date | null>
}

/** One way of signing in; passwords have the provider `credential` and the user's own id as `accountId`. */
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

/** One secret that was sent by mail. */
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
  /** Number of the time step (RFC 6238) whose code was used last; earlier ones are no longer accepted. */
  lastUsedStep: number | null
}

/** A passkey (WebAuthn). */
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
  /** Stored in the signed cookie. */
  id: string
  user_id: string
  created_at: string
  last_used_at: string
  /** The latest sign-in; NULL: the cookie came with a new password, without a sign-in yet. */
  signed_in_at: string | null
  /** Until when no code is needed here; NULL: always needed. */
  trusted_until: string | null
}

/** Counter of failed attempts. Times are ISO 8601, UTC. */
export interface SignInLimitTable {
  /** Kind of limit and its subject: `password:account:…`, `password:network:…`. */
  key: string
  /** Since the last pause or success. */
  attempts: number
  /** Number of past pauses; the next one is longer. */
  pauses: number
  paused_until: string | null
  updated_at: string
}

/** An account to be created by its owner. Times are ISO 8601, UTC. */
export interface InvitationTable {
  id: string
  /** In lower case; unique: a second invitation replaces the link. */
  email: string
  role: StaffRole
  language: 'fr' | 'en'
  /** SHA-256 of the secret in the link. */
  token_hash: string
  invited_by: string | null
  created_at: string
  expires_at: string
}

/** What administrators set for the whole agency, one row a subject. Times are ISO 8601, UTC. */
export interface AgencySettingTable {
  name: string
  value: Record<string, unknown>
  /** Raised by every change. */
  version: number
  updated_at: string
  /** Account. */
  updated_by: string
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
  agency_setting: AgencySettingTable
}

declare module '#/platform/database/schema.ts' {
  interface Tables extends StaffTables {}
}
