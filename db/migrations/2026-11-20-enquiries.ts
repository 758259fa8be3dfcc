/** Requests of visitors, the mails that leave because of them, and the accounts of those who answer. */
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const enquiries: Migration = {
  async up(db: Db) {
    await createStaff(db)
    await createEnquiry(db)
    await createEnquiryVenue(db)
    await createHistory(db)
    await createCounter(db)
    await createOutbox(db)
  },
}

/** Tables and columns as better-auth 1.7 names them, with a role of ours. */
async function createStaff(db: Db) {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', 'boolean', (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('administrator', 'agent')`))
    .addColumn('createdAt', 'timestamptz', (c) => c.notNull())
    .addColumn('updatedAt', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', 'timestamptz', (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', 'timestamptz', (c) => c.notNull())
    .addColumn('updatedAt', 'timestamptz', (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('session_of_user').on('session').column('userId').execute()
  await createAccount(db)
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', 'timestamptz', (c) => c.notNull())
    .addColumn('createdAt', 'timestamptz', (c) => c.notNull())
    .addColumn('updatedAt', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('verification_identifier').on('verification').column('identifier').execute()
}

async function createAccount(db: Db) {
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', 'timestamptz', (c) => c.notNull())
    .addColumn('updatedAt', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('account_of_user').on('account').column('userId').execute()
}

async function createEnquiry(db: Db) {
  await db.schema
    .createTable('enquiry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(sql`kind in ('quote-venue', 'quote', 'contact', 'proposal')`),
    )
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('new', 'in-progress', 'quoted', 'won', 'lost', 'spam')`),
    )
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('submission_key', 'text', (c) => c.notNull().unique())
    .addColumn('company', 'text')
    .addColumn('job_title', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('full_name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('phone_e164', 'text')
    .addColumn('phone_typed', 'text')
    .addColumn('start_date', 'text')
    .addColumn('duration', 'text')
    .addColumn('surface_m2', 'integer')
    .addColumn('budget', 'text')
    .addColumn('guests', 'text')
    .addColumn('message', 'text')
    .addColumn('details', 'jsonb', (c) => c.notNull())
    .addColumn('source_page', 'text', (c) => c.notNull())
    .addColumn('owner', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('enquiry_status').on('enquiry').columns(['status', 'created_at']).execute()
  await db.schema.createIndex('enquiry_email').on('enquiry').column('email').execute()
}

async function createEnquiryVenue(db: Db) {
  await db.schema
    .createTable('enquiry_venue')
    .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('venue_id', 'text', (c) => c.references('venue.id').onDelete('set null'))
    .addPrimaryKeyConstraint('enquiry_venue_key', ['enquiry_id', 'position'])
    .execute()
  await db.schema.createIndex('enquiry_of_venue').on('enquiry_venue').column('venue_id').execute()
}

async function createHistory(db: Db) {
  await db.schema
    .createTable('enquiry_history')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('details', 'jsonb', (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('history_of_enquiry')
    .on('enquiry_history')
    .columns(['enquiry_id', 'at'])
    .execute()
}

async function createCounter(db: Db) {
  await db.schema
    .createTable('enquiry_counter')
    .addColumn('year', 'integer', (c) => c.primaryKey())
    .addColumn('last_number', 'integer', (c) => c.notNull())
    .execute()
}

async function createOutbox(db: Db) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('mail')`))
    .addColumn('payload', 'jsonb', (c) => c.notNull())
    .addColumn('enquiry_id', 'text', (c) => c.references('enquiry.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('locked_until', 'text')
    .addColumn('done_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('last_error', 'text')
    .execute()
  await sql`create index outbox_due on outbox (run_at) where done_at is null and failed_at is null`.execute(
    db,
  )
  await db.schema.createIndex('outbox_of_enquiry').on('outbox').column('enquiry_id').execute()
}
