/** Mails between whoever writes them and whatever carries them. */

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
  readonly subject: string
  readonly html: string
  readonly text: string
  /** BCP 47 tag of the text. */
  readonly language: string
}

/** What a template may know of the installation. */
export interface MailContext {
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  /** Where the agency reads its requests. */
  readonly mailTo: string
}

/**
 * Writes a mail from what the outbox kept. Injected by the composition, because templates stand above this layer.
 * @throws when the payload is not understood
 */
export type RenderMail = (payload: unknown, context: MailContext) => Promise<RenderedMail>

/** A mail ready to leave. */
export interface OutgoingMail extends RenderedMail {
  /** Id of its outbox row: the same at every attempt, so that receivers and folders see one mail. */
  readonly id: string
}

/** Carries a mail. Resolves when whoever takes it has taken charge of it. */
export interface MailCarrier {
  /** @throws {PermanentMailError} when trying again cannot help, any other error when it may */
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The mail was refused for good. */
export class PermanentMailError extends Error {
  override readonly name = 'PermanentMailError'
}
