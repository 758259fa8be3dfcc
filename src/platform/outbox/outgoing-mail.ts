/** Mails between templates and transports. */

/** An address with the name shown beside it. */
export interface MailAddress {
  readonly name: string
  readonly address: string
}

/** A mail as its template wrote it. */
export interface RenderedMail {
  readonly to: MailAddress | string
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: MailAddress | string
  /** Others who get it. */
  readonly cc?: readonly string[]
  /** Id of the mail of ours that this one goes on from, so that mail programs show them together. */
  readonly follows?: string
  /** Whether a person wrote it: then it is not an automatic answer. */
  readonly personal?: boolean
  /** Address that ends mails of the kind by a POST, as mail programs send it (RFC 8058). */
  readonly unsubscribe?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  /** BCP 47 tag of the text. */
  readonly language: string
  /** Files of the storage that go with it; read when it leaves. */
  readonly files?: readonly MailFile[]
  /** What was made with it. */
  readonly attachments?: readonly MailAttachment[]
}

/** A file that goes with a mail. */
export interface MailAttachment {
  readonly name: string
  readonly bytes: Uint8Array
  /** A PDF where it says nothing. */
  readonly type?: string
}

/** A file of the storage, as it was when the mail was promised. */
export interface MailFile {
  /** As the reader saves it. */
  readonly name: string
  readonly key: string
  /** Hexadecimal. */
  readonly sha256: string
}

/** Facts of the installation available to a template. */
export interface MailContext {
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** Where the agency reads its requests. */
  readonly mailTo: string
}

/**
 * Write a mail from what the outbox kept. Injected by the composition, because templates are above this layer.
 * @throws when the payload is not understood
 */
export type RenderMail = (payload: unknown, context: MailContext) => Promise<RenderedMail>

/** A mail ready to leave. */
export interface OutgoingMail extends Omit<RenderedMail, 'files'> {
  /** Id of its outbox row: the same at every attempt, so that receivers and folders see one mail. */
  readonly id: string
}

/** A way to send mails. Its promise resolves when the receiving server has accepted it. */
export interface MailCarrier {
  /**
   * @param signal asks to give up, as long as that cannot double the mail
   * @throws {MailError} with what went wrong, and whether trying again can help
   */
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  /**
   * Whether mails would find their way, without sending one. Absent where nothing can be away.
   * @throws {MailError} when they would not
   */
  probe?(): Promise<void>
  /** Take back what can be taken back of a mail whose person was erased while it left. */
  withdraw?(id: string): Promise<void>
  close(): void
}

/**
 * Why a mail did not leave, in one word without personal data: for the log and the back office
 * (operations, "Mail").
 */
export const MAIL_FAILURES = [
  /** The server rejected the recipient or the content for good. */
  'refused',
  /** A server rejects our mails by its rules: relaying, a blocklist, SPF, DKIM or DMARC. */
  'policy',
  /** The server asked to come back later. */
  'deferred',
  /** The server does not take our sender address. */
  'sender',
  /** The server rejected our user name or password, or wants some. */
  'sign-in',
  /** No connection: name not found, port closed, no answer. */
  'unreachable',
  /** No encrypted connection. */
  'tls',
  /** The server fell silent before it had the mail. */
  'timeout',
  /** The connection broke before the server had the mail. */
  'dropped',
  /** The server had the whole mail and never said whether it keeps it. It may arrive twice. */
  'unconfirmed',
  /** The mail could not be written from what was stored. */
  'unwritten',
  /** The link in it is no longer good. */
  'expired',
  /** The mail could not be stored as a file. */
  'disk',
  /** The site was stopped. */
  'stopped',
  /** It waited when a backup was taken that has been restored; it may have left then (ADR 0054). */
  'restored',
] as const

/** One of {@link MAIL_FAILURES}. */
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** A mail did not leave. */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly failure: MailFailure
  /** Whether trying again cannot help. */
  readonly permanent: boolean

  constructor(
    failure: MailFailure,
    message: string,
    { permanent = false, cause }: { permanent?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.failure = failure
    this.permanent = permanent
  }
}
