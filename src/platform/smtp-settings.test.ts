import { describe, expect, test } from 'vitest'
import { readSmtpUrl } from './smtp-settings.ts'

describe('SMTP_URL', () => {
  test('smtps:// is encrypted from the first byte', () => {
    expect(readSmtpUrl('smtps://mail.example.com')).toEqual({
      host: 'mail.example.com',
      port: 465,
      secure: true,
      requireTls: false,
      ignoreTls: false,
      rejectUnauthorized: true,
      auth: undefined,
      name: undefined,
      pool: false,
      maxConnections: 3,
    })
  })

  test('a password never leaves this machine unencrypted unless it is said so', () => {
    expect(readSmtpUrl('smtp://u:p@mail.example.com')).toMatchObject({ port: 587, requireTls: true })
    expect(readSmtpUrl('smtp://u:p@mail.example.com?requireTLS=false')).toMatchObject({ requireTls: false })
    expect(readSmtpUrl('smtp://u:p@localhost:25')).toMatchObject({ requireTls: false, ignoreTls: true })
    expect(readSmtpUrl('smtp://[::1]:25')).toMatchObject({ host: '::1', ignoreTls: true })
    expect(readSmtpUrl('smtp://localhost.example.com')).toMatchObject({ ignoreTls: false })
  })

  test('options and percent signs are read', () => {
    const url = 'smtp://a%40b:p%3Aq@mail:2525?pool&maxConnections=5&name=web.example&tls.rejectUnauthorized=0'
    expect(readSmtpUrl(url)).toMatchObject({
      port: 2525,
      auth: { user: 'a@b', pass: 'p:q' },
      pool: true,
      maxConnections: 5,
      name: 'web.example',
      rejectUnauthorized: false,
    })
  })

  test.each([
    ['mail.example.com', /smtp:\/\/… or smtps/],
    ['http://mail.example.com', /smtp:\/\/… or smtps/],
    ['smtp://', /mail server|smtp:\/\/…/],
    ['smtp://mail/path', /path/],
    ['smtp://user@mail', /user and password/],
    ['smtp://u:100%@mail', /%25/],
    ['smtp://mail?pools=true', /pools.*pool/],
    ['smtp://mail?pool=yes', /pool=true or pool=false/],
    ['smtp://mail?maxConnections=0', /from 1 to 10/],
    ['smtp://mail?maxConnections=2.5', /from 1 to 10/],
    ['smtp://mail?name=a%0d%0ab', /host name/],
    ['smtp://mail?requireTLS=true&ignoreTLS=true', /both/],
    ['smtps://mail?ignoreTLS=true', /smtps/],
  ])('%s is refused in words, without the password', (url, reason) => {
    expect(() => readSmtpUrl(url)).toThrow(reason)
    expect(() => readSmtpUrl(url)).not.toThrow(/100%|u:/)
  })
})
