/** Consequence of an SMTP client's error for the mail. */
import { MailError, type MailFailure } from './outgoing-mail.ts'

/** How far a mail had come. */
export type SmtpStage = 'connecting' | 'talking' | 'handed-over'

/** Answers that ask for a sign-in or reject it (RFC 4954, section 6). */
const ABOUT_SIGN_IN: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** Fields that nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  /** The command that was rejected, `MAIL FROM` or `RCPT TO` for example. */
  readonly command?: string
}

/**
 * Names an error. A 5xx answer about recipient or content is final (RFC 5321, 4.2.1). What concerns the
 * installation (sign-in, sender, encryption, the connection) can be fixed within the time of the retries.
 */
export function mailError(error: unknown, stage: SmtpStage): MailError {
  if (error instanceof MailError) return error
  const { code = '', responseCode, command = '', message } = asError(error)
  const named = (failure: MailFailure, permanent = false) =>
    new MailError(failure, message, { permanent, cause: error })

  if (code === 'EAUTH' || code === 'ENOAUTH' || ABOUT_SIGN_IN.has(responseCode ?? 0)) return named('sign-in')
  if (code === 'ETLS') return named('tls')
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode !== undefined && responseCode < 500) return named('deferred')
    return command === 'MAIL FROM' && responseCode !== undefined ? named('sender') : named('refused', true)
  }
  if (responseCode !== undefined) return named('deferred')
  if (stage === 'handed-over') return named('unconfirmed')
  if (code === 'ETIMEDOUT') return named(stage === 'connecting' ? 'unreachable' : 'timeout')
  return named(stage === 'connecting' ? 'unreachable' : 'dropped')
}

function asError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error))
}
