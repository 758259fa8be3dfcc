import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoMails } from '#/modules/enquiries/mail/demo-enquiries.fixture.ts'
import type { EnquiryMailData } from '#/modules/enquiries/mail/enquiry-mail.ts'
import { composeMail } from '#/platform/outbox/compose-mail.ts'
import { FULL_RUN } from '../../tests/helpers/full-run.ts'
import { renderMail } from './render-mail.tsx'

const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }
const FROM = 'rooms@passage.example'

/** Typical attack strings, typed into every field at once. */
function everywhere(text: string): EnquiryMailData[] {
  const seen = new Map(demoMails('en', []).map(({ payload: { data } }) => [data.kind, data]))
  const changes = {
    fullName: text,
    company: text,
    message: text,
    jobTitle: text,
    duration: text,
    subject: text,
    description: text,
    venueName: text,
    address: text,
    sourcePage: text,
    eventType: text,
    preferredLocation: text,
    guestCount: text,
    budget: text,
    type: text,
    neighborhood: text,
    unknownVenues: [text],
    spamReasons: [text],
  }
  return [...seen.values()].map((data) => ({ ...data, ...changes }) as EnquiryMailData)
}

/** Typed into a mail of one kind, another one for each text, since the same code writes all; into every kind in the full run. */
function inOneKind(text: string, index: number): EnquiryMailData[] {
  const all = everywhere(text)
  return FULL_RUN ? all : all.slice(index % all.length, (index % all.length) + 1)
}

async function both(data: EnquiryMailData) {
  const family = data.kind === 'quote-venue' ? 'quote' : data.kind
  const [acknowledgement, notification] = await Promise.all(
    ['acknowledgement', 'notification'].map((half) =>
      renderMail({ template: `${family}-${half}`, data }, CONTEXT),
    ),
  )
  if (!acknowledgement || !notification) throw new Error('Two mails were expected')
  return { acknowledgement, notification }
}

/** The headers of a mail as they travel, folded lines put together. */
async function headersOf(mail: Awaited<ReturnType<typeof renderMail>>) {
  const { message, envelope } = await composeMail({ ...mail, id: 'a-b-c' }, FROM)
  const [head = ''] = String(message).split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return { envelope, lines, names: lines.map((line) => line.slice(0, line.indexOf(':'))) }
}

const HEADERS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Auto-Submitted',
  'X-Auto-Response-Suppress',
  'Content-Language',
  'Date',
  'MIME-Version',
  'Content-Type',
]

const NASTY = [
  'x\r\nBcc: evil@example.com\r\n\r\nbody',
  'x\nBcc: evil@example.com',
  'x\rBcc: evil@example.com',
  'x\u2028Bcc: evil@example.com\u2029',
  'x%0d%0aBcc: evil@example.com',
  '"><evil@example.com>, "y',
  'evil@example.com, other@example.com',
  '=?utf-8?B?eA0KQmNjOiBldmlsQGV4YW1wbGUuY29t?=',
  '=?utf-8?Q?x=0D=0ABcc:_evil@example.com?=',
  'ﬁ\u0000\u0007\u001b[31m',
  '山田 花子\u202etxt.exe',
  'a'.repeat(5000),
  'ё'.repeat(3000),
  '🎩'.repeat(400),
  '\ud800 half a pair',
]

describe('nothing typed becomes a header or an address', () => {
  test.each(NASTY.map((text, index) => [text, index] as const))('%j', async (text, index) => {
    for (const data of inOneKind(text, index)) {
      const { acknowledgement, notification } = await both(data)
      for (const mail of [acknowledgement, notification]) {
        const { envelope, lines, names } = await headersOf(mail)
        expect(new Set(names)).toEqual(new Set(HEADERS))
        expect(names.length).toBe(HEADERS.length)
        expect(envelope.from).toBe(FROM)
        expect(envelope.to).toEqual([mail === acknowledgement ? 'camille@example.com' : CONTEXT.mailTo])
        for (const line of lines) expect(line).not.toMatch(/^[^:]*[\r\n\0]/)
        const from = lines.find((line) => line.startsWith('From:'))
        expect(from).toBe(`From: Passage <${FROM}>`)
      }
      const { lines } = await headersOf(notification)
      const replyTo = lines.find((line) => line.startsWith('Reply-To:')) ?? ''
      expect(replyTo.endsWith('<camille@example.com>') || replyTo === 'Reply-To: camille@example.com').toBe(
        true,
      )
    }
  })

  test('whatever is typed', async () => {
    const typed = fc.string({ unit: 'binary', maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(typed, async (text) => {
        const [first] = everywhere(text)
        if (!first) return
        for (const mail of Object.values(await both(first))) {
          const { names, envelope } = await headersOf(mail)
          expect(new Set(names)).toEqual(new Set(HEADERS))
          expect(envelope.to).toHaveLength(1)
          expect(mail.subject).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
          expect(mail.text).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\u200b]/u)
        }
      }),
      { numRuns: FULL_RUN ? 60 : 15 },
    )
  }, 60_000)
})

describe('HTML that was typed stays text', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '</td></table><a href="https://evil.example">click</a>',
    '"><style>*{display:none}</style>',
    '&lt;b&gt;',
    '<!--',
  ])('%s', async (text) => {
    const plain = Object.values(await both(everywhere('x')[0] as EnquiryMailData))
    const count = (html: string, tag: string) => html.split(`<${tag}`).length
    for (const data of everywhere(text).slice(0, 1)) {
      const nasty = Object.values(await both(data))
      for (const [position, { html }] of nasty.entries()) {
        for (const tag of ['script', 'img', 'a ', 'style', 'table', 'td']) {
          expect(count(html, tag), tag).toBe(count(plain[position]?.html ?? '', tag))
        }
        // React writes comments of its own.
        if (text !== '<!--') expect(html).not.toContain(text)
        expect(count(html, '!--')).toBe(count(plain[position]?.html ?? '', '!--'))
      }
    }
  })
})

describe('an acknowledgement carries no advertisement', () => {
  const LINKS = [
    'https://evil.example/win',
    'HTTP://EVIL.EXAMPLE',
    'www.evil.example',
    'evil.example/win?x=1',
    'evil.example',
    'sub.evil.example',
    'mailto:a@evil.example',
    'someone@evil.example',
    'ftp://evil.example',
    'xn--e1awd7f.com',
    'пример.рф',
    'evil。example',
    'evil\u200b.example',
    'ev\u00adil.example',
  ]

  test.each(LINKS.map((link, index) => [link, index] as const))(
    '%s is not there to be clicked',
    async (link, index) => {
      for (const data of inOneKind(`Win now ${link} today`, index)) {
        const { acknowledgement, notification } = await both(data)
        const body = acknowledgement.text + acknowledgement.html.slice(acknowledgement.html.indexOf('<body'))
        expect(body).not.toMatch(/evil\.example|evil。example|:\/\/evil|www\.|xn--e1awd7f\.com|пример\.рф/i)
        expect(acknowledgement.html.match(/href="(?!https:\/\/passage\.example)/g)).toBeNull()
        expect(acknowledgement.subject).not.toMatch(/win|evil/i)
        // The agency reads what was written.
        expect(notification.text).toMatch(/evil|xn--e1awd7f|пример/i)
      }
    },
  )

  test('what stands in place of a name is not greeted', async () => {
    for (const fullName of ['Win 1000000 euros', 'visit evil.example', 'a@b.example', 'x'.repeat(61)]) {
      const [data] = everywhere('x')
      const { acknowledgement } = await both({ ...data, fullName } as EnquiryMailData)
      expect(acknowledgement.text).toContain('\nHello,\n')
      expect(acknowledgement.to).toBe('camille@example.com')
    }
  })

  test('a long text is shortened for the visitor, and says so; the agency has it whole', async () => {
    const message = 'word '.repeat(400).trim()
    const [data] = everywhere('x')
    const { acknowledgement, notification } = await both({ ...data, message } as EnquiryMailData)
    expect(acknowledgement.text).toContain('…\nShortened here; we have the full text.')
    expect(acknowledgement.text.split('word')).toHaveLength(241)
    expect(notification.text.split('word')).toHaveLength(401)
  })
})
