import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { type DataPlaces, dataPlaces, isShellOnly, SHELL_ONLY } from '#/platform/data-places.ts'
import { EnvironmentError } from '#/platform/environment-error.ts'
import { readOrCreate } from '#/platform/files/create-once.ts'
import { explainFileError } from '#/platform/files/explain-file-error.ts'
import { restrictUmask } from '#/platform/files/restrict-umask.ts'
import { readSmtpUrl, SmtpUrlError } from '#/platform/smtp-settings.ts'
import { findStorageProblems, STORAGE_FORM } from '#/platform/storage-settings.ts'

/** Everything an operator can set, checked and with its defaults filled in (docs/operations.md). */
export interface Environment extends DataPlaces {
  readonly port: number
  readonly host: string
  /** Public origin without a trailing slash, e.g. `https://passage.example`. */
  readonly siteUrl: string
  /** Whether files of builds go to the storage as well: it was named, so other machines may share it (ADR 0131). */
  readonly sharesBuilds: boolean
  /** Absent: mails are written to `DATA_DIR/mail` as `.eml`. */
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly mailTo: string
  readonly authSecret: string
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  /** Whether an empty database is filled with the demo catalogue. */
  readonly demo: boolean
  /** The most that resized pictures may take on disk, in bytes. */
  readonly imageCacheBytes: number
  /** Whether AVIF are made before they are first requested. */
  readonly imageAvifAhead: boolean
  /** Number of server processes. */
  readonly webConcurrency: number
  /** How long the site goes on taking requests after the signal to stop, in milliseconds. */
  readonly drainMs: number
  /** Number of proxies in front whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: number
  /** How long shared caches in front may keep a page, in seconds; absent: they ask each time (ADR 0132). */
  readonly cdnMaxAge: number | undefined
  /** Whether what one network may do in a time is limited; off for load tests only. */
  readonly rateLimits: boolean
  /** Google's measurement id, e.g. `G-AB12CD34EF`. Absent: nothing of Google is ever mentioned. */
  readonly measurementId: string | undefined
  /** Bearer token with which other machines than this one read `/metrics`. */
  readonly metricsToken: string | undefined
  /** Contact for security reports of the site, as a `mailto:` or `https:` address. Absent: the agency's own address. */
  readonly securityContact: string | undefined
  /** Absolute folder of scheduled backups; absent: there are none. */
  readonly backupDir: string | undefined
  /** When they are taken, `HH:MM` in Paris. */
  readonly backupAt: string
  readonly blogHosts: readonly string[]
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

const GIBIBYTE = 1024 ** 3

/** Less than some hundred pictures would be made again and again. */
const LEAST_CACHE_BYTES = 64 * 1024 * 1024

const MAX_CACHE_BYTES = 1024 * GIBIBYTE

const wholeNumber = (least: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${max}`)
    .transform(Number)
    .refine((value) => value >= least && value <= max, `must be a whole number from ${least} to ${max}`)

/** In characters: 24 bytes in base64, above the 112 bits of NIST SP 800-131A. */
const MIN_SECRET_LENGTH = 32

const mailAddress = z.email('must be an email address such as rooms@example.com')

const DEFAULT_PORT = 3000

const siteAddress = z
  .url({ protocol: /^https?$/, error: 'must be a full address such as https://passage.example' })
  .refine(
    isOrigin,
    'must end after the host or port: the site has no path, no query and no user in its address',
  )

/** A path, or `file:` and one. */
const place = z.string().refine((text) => !isShellOnly(text), SHELL_ONLY)

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(DEFAULT_PORT),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
    .default('127.0.0.1'),
  SITE_URL: siteAddress.optional(),
  DATA_DIR: place.default('./var'),
  DATABASE_URL: place
    .regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)$/, 'must start with file: or postgres://')
    .optional(),
  STORAGE_URL: place.regex(/^(?:file:.+|s3:.*)$/, STORAGE_FORM).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SMTP_URL: z.string().superRefine(checkSmtpUrl).optional(),
  MAIL_FROM: mailAddress.default('rooms@passage.example'),
  MAIL_TO: mailAddress.default('requests@passage.example'),
  AUTH_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),

  ADMIN_EMAIL: mailAddress.optional(),
  ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').optional(),
  DEMO: z.enum(['0', '1'], 'must be 1 or 0').default('1'),
  IMAGE_CACHE_BYTES: wholeNumber(LEAST_CACHE_BYTES, MAX_CACHE_BYTES).default(2 * GIBIBYTE),
  IMAGE_AVIF_AHEAD: z.enum(['0', '1'], 'must be 1 or 0').default('1'),
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  DRAIN_MS: wholeNumber(0, 600_000).default(1000),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  CDN_MAX_AGE: wholeNumber(1, 3600).optional(),
  RATE_LIMITS: z.enum(['0', '1'], 'must be 1 or 0').default('1'),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id such as G-AB12CD34EF')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/-]{16,}=*$/, 'must have at least 16 characters: letters, digits and ._~+/-')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .transform(contactAddress)
    .refine(
      (address) => address !== '',
      'must be an email address such as security@example.com or an https:// address',
    )
    .optional(),
  BACKUP_DIR: place.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day in Paris such as 03:00')
    .default('03:00'),
  BLOG_HOSTS: z
    .string()
    .regex(/^[\w.-]+(?:\s*,\s*[\w.-]+)*$/, 'must be host names separated by commas')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .default('info'),
})

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url === null || url.href === `${url.origin}/`
}

/** An address that `security.txt` can name; empty for anything else. */
function contactAddress(text: string): string {
  if (mailAddress.safeParse(text).success) return `mailto:${text}`
  const url = URL.parse(text)
  return url?.protocol === 'https:' ? url.href : ''
}

function checkSmtpUrl(text: string, context: z.RefinementCtx): void {
  try {
    readSmtpUrl(text)
  } catch (error) {
    if (!(error instanceof SmtpUrlError)) throw error
    context.addIssue({ code: 'custom', message: error.message })
  }
}

/** The variables as they are in `process.env`. */
type RawVariables = Record<string, string | undefined>

/**
 * Check the variables and fill in the defaults. Create `DATA_DIR` and, on SQLite, keep a made-up
 * `AUTH_SECRET` there.
 * @throws {EnvironmentError} listing every error at once.
 */
export function readEnvironment(raw: RawVariables): Environment {
  // An empty value in an environment file means "not set".
  const given = Object.fromEntries(
    Object.entries(raw).filter(([, value]) => value !== undefined && value !== ''),
  )
  const checked = variables.safeParse(given)
  const problems = checked.success
    ? []
    : checked.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (given.DATABASE_URL?.startsWith('postgres') && given.AUTH_SECRET === undefined) {
    problems.push('AUTH_SECRET must be set when DATABASE_URL is PostgreSQL: several servers have to share it')
  }
  if ((given.ADMIN_EMAIL === undefined) !== (given.ADMIN_PASSWORD === undefined)) {
    problems.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither')
  }
  problems.push(...findStorageProblems(given))
  if (!checked.success || problems.length > 0) throw new EnvironmentError(problems)

  const values = checked.data
  const places = dataPlaces(values)
  const { dataDir } = places
  makeDataDir(dataDir)
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: readSiteUrl(raw),
    ...places,
    sharesBuilds: values.STORAGE_URL !== undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    authSecret: values.AUTH_SECRET ?? keptSecret(dataDir),
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    demo: values.DEMO === '1',
    imageCacheBytes: values.IMAGE_CACHE_BYTES,
    imageAvifAhead: values.IMAGE_AVIF_AHEAD === '1',
    webConcurrency: values.WEB_CONCURRENCY,
    drainMs: values.DRAIN_MS,
    trustProxy: values.TRUST_PROXY,
    cdnMaxAge: values.CDN_MAX_AGE,
    rateLimits: values.RATE_LIMITS === '1',
    measurementId: values.GA_MEASUREMENT_ID,
    metricsToken: values.METRICS_TOKEN,
    securityContact: values.SECURITY_CONTACT,
    backupDir: values.BACKUP_DIR === undefined ? undefined : path.resolve(values.BACKUP_DIR),
    backupAt: values.BACKUP_AT,
    blogHosts: values.BLOG_HOSTS?.split(',').map((host) => host.trim().toLowerCase()) ?? [],
    logLevel: values.LOG_LEVEL,
  }
}

/**
 * The public origin without a trailing slash, for a command that needs no other setting.
 * @throws {EnvironmentError} when the address is none, or has more than an origin
 */
export function readSiteUrl({ SITE_URL, PORT }: RawVariables): string {
  const address = siteAddress.safeParse(SITE_URL || `http://localhost:${PORT || DEFAULT_PORT}`)
  if (!address.success)
    throw new EnvironmentError(address.error.issues.map(({ message }) => `SITE_URL ${message}`))
  return new URL(address.data).origin
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new EnvironmentError([explainFileError(error, `DATA_DIR (${dataDir}) cannot be made`)])
  }
}

/**
 * Make the secret once and keep it readable by the owner only. Processes that start together agree on one.
 * @throws {EnvironmentError} when it cannot be read or written, or is too short to be what was written once
 */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'auth-secret')
  const secret = readSecret(file)
  if (secret.trim().length >= MIN_SECRET_LENGTH) return secret
  throw new EnvironmentError([
    `${file} is damaged: it holds ${secret.trim().length} characters instead of at least ${MIN_SECRET_LENGTH}. ` +
      'Put the file back from a backup. Without one, remove it: the next start makes a new secret, sessions end and ' +
      'links in emails that were sent before no longer work',
  ])
}

function readSecret(file: string): string {
  try {
    return readOrCreate(file, () => randomBytes(32).toString('base64url'))
  } catch (error) {
    throw new EnvironmentError([explainFileError(error, `${file} cannot be read or written`)])
  }
}

let current: Environment | undefined

/**
 * The environment of this process, read once. From then on its files are for its own user only.
 * @throws {EnvironmentError} at the first call when something is wrong.
 */
export function getEnvironment(): Environment {
  if (current !== undefined) return current
  restrictUmask()
  current = readEnvironment(process.env)
  return current
}
