/** Mails by SMTP. */
import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import { type MailCarrier, PermanentMailError } from './outgoing-mail.ts'

/** How long to wait, in milliseconds. All of it together stays below the lease of the outbox. */
export interface SmtpPatience {
  readonly connectMs: number
  readonly silenceMs: number
  /** For one mail from the connection to the receipt, however busy the server seems. */
  readonly wholeMs: number
}

const PATIENCE: SmtpPatience = { connectMs: 20_000, silenceMs: 60_000, wholeMs: 120_000 }

/** Errors in which nodemailer reports that the server refused this sender, recipient or content. */
const ABOUT_THE_MAIL: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Carries mails to the server of `SMTP_URL`, one connection each.
 * @param mailFrom the address that sends
 */
export function createSmtpCarrier(
  smtpUrl: string,
  mailFrom: string,
  patience: SmtpPatience = PATIENCE,
): MailCarrier {
  const transport = () =>
    createTransport({
      url: smtpUrl,
      connectionTimeout: patience.connectMs,
      greetingTimeout: patience.connectMs,
      dnsTimeout: patience.connectMs,
      socketTimeout: patience.silenceMs,
    })
  return {
    async send(mail) {
      const connection = transport()
      const message = mailMessage(mail, mailFrom)
      try {
        await withinTime(connection.sendMail(message), patience.wholeMs)
      } catch (error) {
        throw isPermanent(error) ? new PermanentMailError(reasonOf(error), { cause: error }) : error
      } finally {
        connection.close()
      }
    },
    close() {},
  }
}

/**
 * A refusal of the mail with a 5xx code is final (RFC 5321, 4.2.1). A refused sign-in or greeting is a mistake of the
 * installation, which somebody can mend within the time of the retries.
 */
function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.has(String(error.code))
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`the mail server took longer than ${milliseconds} ms`))
    timer = setTimeout(giveUp, milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
