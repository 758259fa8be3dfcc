/** Consequence of an SMTP client's error for the mail. */
import { MailError, type MailFailure } from './outgoing-mail.ts'

/** How far a mail had come. */
export type SmtpStage = 'connecting' | 'talking' | 'handed-over'

/** Answers that ask for a sign-in or reject it (RFC 4954, section 6). */
const ABOUT_SIGN_IN: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** "Must issue a STARTTLS command first" is a 530 as well (RFC 3207, section 4). */
const WANTS_TLS = /\bSTARTTLS\b|\bTLS (?:is )?required\b|encryption required/i

/** Node's codes for TLS spoken to a port that speaks none, and for certificates that are not taken. */
const TLS_CODES = /^(?:ERR_SSL|ERR_TLS|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/

/** Enhanced status code for security and policy (RFC 3463, 3.8). */
const POLICY_STATUS = /\b[45]\.7\.\d{1,3}\b/

/** The same in the words of servers that send none: with another status it says something else. */
const ANY_STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/
const POLICY_WORDS =
  /\brelay|block ?list|black ?list|\bblocked\b|\bDMARC\b|\bSPF\b|\bDKIM\b|\bRBL\b|reputation|policy|unauthenticated/i

/** Fields that nodemailer adds to its errors. */
interface SmtpError extends Error {
  readonly code?: string
  /** Of the error that nodemailer replaced by its own. */
  readonly originalCode?: string
  readonly responseCode?: number
  /** The server's answer, with its codes. */
  readonly response?: string
  /** The command that was rejected, `MAIL FROM` or `RCPT TO` for example. */
  readonly command?: string
}

/**
 * Name an error. A 5xx answer about recipient or content is final (RFC 5321, 4.2.1), unless it is about the rules of the
 * server: that and what else concerns the installation (sign-in, sender, encryption, the connection) can be fixed
 * within the time of the retries.
 */
export function mailError(error: unknown, stage: SmtpStage): MailError {
  if (error instanceof MailError) return error
  const known = asError(error)
  const { failure, permanent = false } = nameOf(known, stage)
  return new MailError(failure, known.message, { permanent, cause: error })
}

function nameOf(error: SmtpError, stage: SmtpStage): { failure: MailFailure; permanent?: boolean } {
  const { code = '', responseCode = 0, command = '', message } = error
  const answer = error.response ?? message
  if (responseCode === 530 && WANTS_TLS.test(answer)) return { failure: 'tls' }
  if (code === 'EAUTH' || code === 'ENOAUTH' || ABOUT_SIGN_IN.has(responseCode)) return { failure: 'sign-in' }
  if (code === 'ETLS' || TLS_CODES.test(error.originalCode ?? code)) return { failure: 'tls' }
  if (responseCode >= 500 && command !== 'MAIL FROM' && isPolicy(answer)) return { failure: 'policy' }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') {
    if (responseCode > 0 && responseCode < 500) return { failure: 'deferred' }
    return command === 'MAIL FROM' && responseCode > 0
      ? { failure: 'sender' }
      : { failure: 'refused', permanent: true }
  }
  if (responseCode > 0) return { failure: 'deferred' }
  if (stage === 'handed-over') return { failure: 'unconfirmed' }
  if (code === 'ETIMEDOUT') return { failure: stage === 'connecting' ? 'unreachable' : 'timeout' }
  return { failure: stage === 'connecting' ? 'unreachable' : 'dropped' }
}

function isPolicy(answer: string): boolean {
  return ANY_STATUS.test(answer) ? POLICY_STATUS.test(answer) : POLICY_WORDS.test(answer)
}

function asError(error: unknown): SmtpError {
  return error instanceof Error ? error : new Error(String(error))
}
