import { describe, expect, test } from 'vitest'
import { renderMail } from '#/app/render-mail.tsx'
import type { AccountAlertPayload } from './account-alert.ts'
import { demoAccountMails } from './demo-accounts.fixture.ts'

const CONTEXT = { siteUrl: 'https://passage.example', mailTo: 'requests@passage.example' }

const payload = (data: Partial<AccountAlertPayload['data']>): AccountAlertPayload => ({
  template: 'account-alert',
  data: {
    kind: 'new-device',
    language: 'en',
    email: 'ines@example.com',
    name: 'Inès Roux',
    at: '2026-11-22T23:05:00.000Z',
    from: { network: '198.51.0.0/16', browser: 'Firefox, Windows' },
    ...data,
  },
})

describe.each(['fr', 'en'] as const)('the mail about a change of an account, in %s', (language) => {
  test.each(demoAccountMails(language))(
    '$name: who, what, when in Paris, and what to do; no secret and no answer asked for',
    async ({ name: kind, payload: { data } }) => {
      const { to, subject, text, html, replyTo } = await renderMail(
        payload({ ...data, at: '2026-11-22T23:05:00.000Z' }),
        CONTEXT,
      )
      expect([to, replyTo]).toEqual([data.email, undefined])
      expect(subject).toMatch(/Passage/)
      for (const part of [text, html]) {
        expect(part).toContain('Inès Roux')
        expect(part).toMatch(
          language === 'fr' ? /23\u00a0novembre 2026, 00:05/ : /23\u00a0November 2026, 00:05/,
        )
        expect(part).toMatch(language === 'fr' ? /Ce n’était pas vous/ : /Not you/)
        expect(part).not.toMatch(/token|[?&]\w+=/)
      }
      expect(/https:\S+\/admin\//.test(text)).toBe(kind !== 'deactivated')
    },
  )
})

test('the owner reads the origin of a change; one by a colleague or the server names its author', async () => {
  const own = await renderMail(payload({}), CONTEXT)
  expect(own.text).toMatch(/198\.51\.0\.0\/16[\s\S]*Firefox, Windows/)
  expect(own.text).toContain('https://passage.example/admin/mot-de-passe-oublie')
  const colleague = await renderMail(
    payload({ kind: 'made-agent', by: 'Camille Laurent', from: undefined }),
    CONTEXT,
  )
  expect(colleague.text).toContain('Camille Laurent')
  expect(colleague.text).not.toContain('198.51')
  const shell = await renderMail(payload({ kind: 'second-factors-removed', from: 'shell' }), CONTEXT)
  expect(shell.text).toContain('server command line')
  const unknown = await renderMail(payload({ from: { network: null, browser: '' } }), CONTEXT)
  expect(unknown.text.match(/unknown/g)).toHaveLength(2)
})

test('a name with line breaks stays one line', async () => {
  const { text } = await renderMail(payload({ name: 'Inès\r\nBcc: all@example.com' }), CONTEXT)
  expect(text).toContain('Inès Bcc: all@example.com,')
})
