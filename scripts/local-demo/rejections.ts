/** Where an account whose password the terminal shows may be made: on a developer's own machine, for the demo alone. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '../../src/platform/database/open-database.ts'
import type { Environment } from '../../src/platform/environment.ts'
import { projectRoot } from '../../src/platform/project-root.ts'

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']
const LOCAL_ADDRESSES = ['localhost', '127.0.0.1', '::1']

/** What settings must say; each has a default of which this is true. */
export type LocalSettings = Pick<
  Environment,
  'siteUrl' | 'host' | 'trustProxy' | 'databaseUrl' | 'smtpUrl' | 'demo' | 'adminEmail'
>

/** Every setting of a site that others may reach, or that is meant for real use; empty for a developer's own. */
export function publicSettings(settings: LocalSettings, nodeEnv = process.env.NODE_ENV): string[] {
  const { siteUrl, host, trustProxy, databaseUrl, smtpUrl, demo, adminEmail } = settings
  const rejected = {
    NODE_ENV: nodeEnv === 'production',
    SITE_URL: !LOCAL_NAMES.includes(new URL(siteUrl).hostname),
    HOST: !LOCAL_ADDRESSES.includes(host),
    TRUST_PROXY: trustProxy > 0,
    DATABASE_URL: !databaseUrl.startsWith('file:'),
    SMTP_URL: smtpUrl !== undefined,
    ADMIN_EMAIL: adminEmail !== undefined,
    DEMO: !demo,
  }
  return Object.entries(rejected).flatMap(([name, isRejected]) => (isRejected ? [name] : []))
}

/** Whether the database holds the demo's venues and nothing that people have brought. */
export async function isUntouchedDemo({ db }: Database): Promise<boolean> {
  const found = await Promise.all([
    db.selectFrom('user').select('id').limit(1).execute(),
    db.selectFrom('enquiry').select('id').limit(1).execute(),
    db.selectFrom('shared_list').select('id').limit(1).execute(),
  ])
  const venues = await db.selectFrom('venue').select('slug').execute()
  const known = demoSlugs()
  return found.flat().length === 0 && venues.length > 0 && venues.every(({ slug }) => known.has(slug))
}

function demoSlugs(): ReadonlySet<string> {
  const file = path.join(projectRoot(), 'db', 'demo', 'venues.json')
  return new Set((JSON.parse(readFileSync(file, 'utf8')) as { slug: string }[]).map(({ slug }) => slug))
}
