import { expect, test } from 'vitest'
import { mailError, type SmtpStage } from './smtp-failure.ts'

/** What nodemailer makes of an answer. */
const answered = (response: string, command: string, code = command === 'DATA' ? 'EMESSAGE' : 'EENVELOPE') =>
  Object.assign(new Error(`Rejected: ${response}`), {
    code,
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  })

test.each([
  ['530 5.7.0 Must issue a STARTTLS command first', 'MAIL FROM', 'tls'],
  ['530 5.7.1 Authentication required', 'MAIL FROM', 'sign-in'],
  ['554 5.7.1 <x@example.com>: Relay access denied', 'RCPT TO', 'policy'],
  ['550 relay not permitted', 'RCPT TO', 'policy'],
  ['554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using zen.example', 'RCPT TO', 'policy'],
  ['550 5.7.26 Unauthenticated email is not accepted due to DMARC policy', 'DATA', 'policy'],
  ['554 Message rejected: SPF check failed', 'DATA', 'policy'],
  ['550 5.1.1 <x@example.com>: no such user here, blocked', 'RCPT TO', 'refused'],
  ['550 no such user', 'RCPT TO', 'refused'],
  ['552 5.3.4 message too big', 'DATA', 'refused'],
  ['452 4.5.3 too many recipients', 'RCPT TO', 'deferred'],
  ['451 4.7.1 greylisted', 'RCPT TO', 'deferred'],
  ['553 5.7.1 sender address rejected: not owned by user', 'MAIL FROM', 'sender'],
  ['552 5.2.2 mailbox full', 'MAIL FROM', 'sender'],
])('%s at %s is %s', (response, command, failure) => {
  const { failure: named, permanent } = mailError(answered(response, command), 'talking')
  expect({ named, permanent }).toEqual({ named: failure, permanent: failure === 'refused' })
})

test('a server that turns us away at its greeting does so by its rules', () => {
  const error = answered('554 5.7.1 Client host blocked', 'CONN', 'EPROTOCOL')
  expect(mailError(error, 'connecting')).toMatchObject({ failure: 'policy', permanent: false })
})

test.each([
  [{ code: 'ESOCKET', originalCode: 'ERR_SSL_WRONG_VERSION_NUMBER' }, 'connecting', 'tls'],
  [{ code: 'ESOCKET', originalCode: 'SELF_SIGNED_CERT_IN_CHAIN' }, 'connecting', 'tls'],
  [{ code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, 'connecting', 'unreachable'],
  [{ code: 'ESOCKET', originalCode: 'ECONNRESET' }, 'talking', 'dropped'],
  [{ code: 'ETIMEDOUT' }, 'talking', 'timeout'],
] as [object, SmtpStage, string][])('%o while %s is %s', (fields, stage, failure) => {
  expect(mailError(Object.assign(new Error('no'), fields), stage)).toMatchObject({
    failure,
    permanent: false,
  })
})
