/** Parser of `SMTP_URL`: `smtps://user:password@mail.example.com:465?maxConnections=2`. */

/** How to reach the mail server. */
export interface SmtpSettings {
  readonly host: string
  readonly port: number
  /** TLS from the first byte. */
  readonly secure: boolean
  /** Nothing is said before STARTTLS has worked. */
  readonly requireTls: boolean
  /** STARTTLS is not even tried. */
  readonly ignoreTls: boolean
  readonly rejectUnauthorized: boolean
  readonly auth: { readonly user: string; readonly pass: string } | undefined
  /** Name sent in EHLO; absent: the name of the machine. */
  readonly name: string | undefined
  /** Whether a connection is kept for the next mail. */
  readonly pool: boolean
  /** How many mails are sent at a time by each process. */
  readonly maxConnections: number
}

/** Errors of `SMTP_URL`, as text; never repeats the address, which holds a password. */
export class SmtpUrlError extends Error {
  override readonly name = 'SmtpUrlError'
}

const MAX_CONNECTIONS = 10
const DEFAULT_CONNECTIONS = 3
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/

const SWITCHES = ['pool', 'requireTLS', 'ignoreTLS', 'tls.rejectUnauthorized'] as const
const OPTIONS: ReadonlySet<string> = new Set([...SWITCHES, 'maxConnections', 'name'])

/**
 * Read the address of the mail server. A password never travels unencrypted unless it is said so
 * (`requireTLS=false`) or the server is this machine.
 * @throws {SmtpUrlError} naming the first error
 */
export function readSmtpUrl(text: string): SmtpSettings {
  const url = parse(text)
  const unknown = [...url.searchParams.keys()].find((key) => !OPTIONS.has(key))
  if (unknown !== undefined) {
    throw new SmtpUrlError(`has the unknown option “${unknown}”; known are ${[...OPTIONS].join(', ')}`)
  }
  const secure = url.protocol === 'smtps:'
  const auth = readAuth(url)
  const local = LOOPBACK.test(url.hostname)
  const ignoreTls = readSwitch(url, 'ignoreTLS', local && !secure && !url.searchParams.has('requireTLS'))
  const requireTls = readSwitch(url, 'requireTLS', auth !== undefined && !secure && !ignoreTls)
  if (requireTls && ignoreTls) throw new SmtpUrlError('has both requireTLS and ignoreTLS')
  if (secure && ignoreTls) throw new SmtpUrlError('is smtps:// and has ignoreTLS')
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTls,
    ignoreTls,
    rejectUnauthorized: readSwitch(url, 'tls.rejectUnauthorized', true),
    auth,
    name: readName(url),
    pool: readSwitch(url, 'pool', false),
    maxConnections: readCount(url),
  }
}

function parse(text: string): URL {
  if (!URL.canParse(text)) throw new SmtpUrlError('must be smtp://… or smtps://…')
  const url = new URL(text)
  if (!/^smtps?:$/.test(url.protocol)) throw new SmtpUrlError('must be smtp://… or smtps://…')
  if (url.hostname === '') throw new SmtpUrlError('must name a mail server')
  if (url.port === '0') throw new SmtpUrlError('must not have the port 0')
  if (url.pathname !== '' && url.pathname !== '/') throw new SmtpUrlError('must not have a path')
  return url
}

function readAuth({ username, password }: URL): SmtpSettings['auth'] {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') throw new SmtpUrlError('must have user and password, or neither')
  try {
    return { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  } catch {
    throw new SmtpUrlError('has a % in user or password that has to be written as %25')
  }
}

function readSwitch(url: URL, key: (typeof SWITCHES)[number], otherwise: boolean): boolean {
  const value = url.searchParams.get(key)
  if (value === null) return otherwise
  if (value === 'true' || value === '1' || value === '') return true
  if (value === 'false' || value === '0') return false
  throw new SmtpUrlError(`must have ${key}=true or ${key}=false`)
}

function readName(url: URL): string | undefined {
  const name = url.searchParams.get('name') ?? undefined
  if (name !== undefined && !/^[\w.-]+$/.test(name)) throw new SmtpUrlError('must have a host name in name')
  return name
}

function readCount(url: URL): number {
  const text = url.searchParams.get('maxConnections') ?? String(DEFAULT_CONNECTIONS)
  const count = Number(text)
  if (!/^\d+$/.test(text) || count < 1 || count > MAX_CONNECTIONS) {
    throw new SmtpUrlError(`must have maxConnections from 1 to ${MAX_CONNECTIONS}`)
  }
  return count
}
