/** Accounts of the staff, named as better-auth 1.7 names them (architecture, "sign-in"). */

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

/** The staff's part of the schema. */
export interface StaffTables {
  user: UserTable
  session: SessionTable
  account: AccountTable
  verification: VerificationTable
}
