/** What the back office needs besides accounts: second factors, passkeys, limits, invitations, the journal. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const staffSignIn: Migration = {
  async up(db: Db) {
    await extendUser(db)
    await createTwoFactor(db)
    await createPasskey(db)
    await createLimit(db)
    await createInvitation(db)
    await createAuditLog(db)
  },
}

async function extendUser(db: Db) {
  const alter = () => db.schema.alterTable('user')
  await alter()
    .addColumn('twoFactorEnabled', 'boolean', (c) => c.notNull().defaultTo(false))
    .execute()
  await alter()
    .addColumn('language', 'text', (c) => c.check(sql`language in ('fr', 'en')`))
    .execute()
  await alter()
    .addColumn('singleKeys', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute()
  await alter().addColumn('lastSignInAt', 'timestamptz').execute()
  await alter().addColumn('deactivatedAt', 'timestamptz').execute()
}

/** As the two-factor plug-in of better-auth 1.7 names it. */
async function createTwoFactor(db: Db) {
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('backupCodes', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().unique().references('user.id').onDelete('cascade'))
    .addColumn('verified', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('failedVerificationCount', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lockedUntil', 'timestamptz')
    .execute()
}

/** As the passkey plug-in of better-auth 1.7 names it. */
async function createPasskey(db: Db) {
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credentialID', 'text', (c) => c.notNull().unique())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('deviceType', 'text', (c) => c.notNull())
    .addColumn('backedUp', 'boolean', (c) => c.notNull())
    .addColumn('transports', 'text')
    .addColumn('createdAt', 'timestamptz')
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('passkey_of_user').on('passkey').column('userId').execute()
}

async function createLimit(db: Db) {
  await db.schema
    .createTable('sign_in_limit')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('pauses', 'integer', (c) => c.notNull())
    .addColumn('paused_until', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
}

async function createInvitation(db: Db) {
  await db.schema
    .createTable('invitation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('administrator', 'agent')`))
    .addColumn('language', 'text', (c) => c.notNull().check(sql`language in ('fr', 'en')`))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('invited_by', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
}

async function createAuditLog(db: Db) {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text')
    .addColumn('subject', 'text')
    .addColumn('details', 'jsonb', (c) => c.notNull())
    .addColumn('network', 'text')
    .execute()
  await db.schema.createIndex('audit_log_at').on('audit_log').columns(['at', 'id']).execute()
  await db.schema.createIndex('audit_log_actor').on('audit_log').columns(['actor_id', 'at']).execute()
  await db.schema.createIndex('audit_log_subject').on('audit_log').columns(['subject_id', 'at']).execute()
}
