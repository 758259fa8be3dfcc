import { describe, expect, test, vi } from 'vitest'
import { createAuth } from '#/modules/staff/server/auth/auth.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { ENGINES } from '../../helpers/database.ts'
import { totp } from '../../helpers/totp.ts'
import { tokenIn, useStaffSite } from './staff-site.ts'
import { PASSWORD, StaffVisitor } from './staff-visitor.ts'

// Each sign-in is a dozen of requests, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** How long an app shows a code, in milliseconds. */
const CODE_MS = 30_000

describe.each(ENGINES)('signing in over HTTP on %s', (engine) => {
  const site = useStaffSite(engine)
  const visitor = () => new StaffVisitor(site().origin)
  /** Entries of one kind, the oldest first. */
  const audit = (action: string) =>
    site()
      .database.db.selectFrom('audit_log')
      .select(['actor', 'details', 'network'])
      .where('action', '=', action)
      .orderBy('at')
      .execute()

  test('a right password leads to the page that was wanted; the cookie is out of reach of scripts and other sites', async () => {
    await site().add('lea@example.com')
    const lea = visitor()
    const sent = await lea.ask('/fr/admin/demandes?ref=Q-26-0001')
    expect([sent.status, sent.headers.get('location')]).toEqual([
      302,
      `/admin/login?return=${encodeURIComponent('/fr/admin/demandes?ref=Q-26-0001')}`,
    ])
    const answer = await lea.signIn('LEA@example.com ', PASSWORD, sent.headers.get('location') ?? '')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/fr/admin/demandes?ref=Q-26-0001'])
    const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('passage.session_token='))
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(await lea.isIn()).toBe(true)
    const page = await lea.ask('/fr/admin')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    // Guests only.
    const again = await lea.ask('/admin/login?return=/ja/admin/salles')
    expect([again.status, again.headers.get('location')]).toEqual([302, '/ja/admin/salles'])
    expect(await audit('session.signed-in')).toMatchObject([
      { actor: 'lea', details: { method: 'password' }, network: '127.0.0.0/16' },
    ])
  })

  test.each([
    'https://evil.example/admin',
    '//evil.example/admin',
    '/\\evil.example',
    '/admin/login',
    '/fr/lieux',
    'javascript:alert(1)',
  ])('the way back %s leads to the dashboard', async (wanted) => {
    const email = `guest-${Math.random().toString(36).slice(2)}@example.com`
    await site().add(email)
    const answer = await visitor().signIn(
      email,
      PASSWORD,
      `/admin/login?return=${encodeURIComponent(wanted)}`,
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin'])
  })

  test('wrong passwords: the same answer for every address, then a pause that the right one does not end', async () => {
    await site().add('samir@example.com')
    const samir = visitor()
    const [known, unknown] = [
      await samir.signIn('samir@example.com', 'wrong'),
      await samir.signIn('nobody@example.com', 'wrong'),
    ]
    expect([known.status, unknown.status]).toEqual([422, 422])
    const words = (html: string) => /id="password-error"[^>]*>(.*?)<\/p>/.exec(html)?.[1]
    expect(words(await known.text())).toBe(words(await unknown.text()))
    for (const _ of [2, 3, 4]) expect((await samir.signIn('samir@example.com', 'wrong')).status).toBe(422)
    const paused = await samir.signIn('samir@example.com', 'wrong')
    expect(paused.status).toBe(429)
    expect(Date.parse(paused.headers.get('retry-after') ?? '') - Date.now()).toBeGreaterThan(14 * 60_000)
    expect((await samir.signIn('samir@example.com')).status).toBe(429)
    expect(await samir.isIn()).toBe(false)
    const noted = await audit('session.paused')
    expect(noted).toMatchObject([{ actor: 'samir@example.com', details: { minutes: 15 } }])
    expect(JSON.stringify(await audit('session.refused'))).not.toContain('wrong')
    await site().database.db.deleteFrom('sign_in_limit').execute()
    expect((await samir.signIn('samir@example.com')).status).toBe(303)
  })

  test('a sign-in that fails by a server error is answered, and works once that is fixed', async () => {
    await site().add('ines@example.com')
    const { db } = site().database
    await db.schema.alterTable('sign_in_limit').renameTo('hidden_limit').execute()
    const failed = await visitor().signIn('ines@example.com')
    expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    await db.schema.alterTable('hidden_limit').renameTo('sign_in_limit').execute()
    expect((await visitor().signIn('ines@example.com')).status).toBe(303)
  })

  test('a form from another site is rejected, whatever it contains', async () => {
    await site().add('origin@example.com')
    const fields = { intent: 'password', email: 'origin@example.com', password: PASSWORD }
    const foreign = visitor()
    expect((await foreign.post('/admin/login', fields, 'https://evil.example')).status).toBe(403)
    expect(foreign.cookies.size).toBe(0)
  })

  test('two factors: password, then the code of the app or a backup code, each once', async () => {
    await site().add('claire@example.com')
    const claire = visitor()
    await claire.signIn('claire@example.com')
    const { secret, backupCodes } = await turnTwoFactorOn(claire)
    const other = visitor()
    const first = await other.signIn('claire@example.com', PASSWORD, '/admin/login?return=%2Fadmin%2Fsalles')
    expect(first.headers.get('location')).toBe('/admin/login?return=%2Fadmin%2Fsalles&step=code')
    expect(await other.isIn()).toBe(false)
    const target = first.headers.get('location') ?? ''
    expect(await (await other.ask(target)).text()).toContain(
      'autocomplete="one-time-code"'.replace('autocomplete', 'autoComplete'),
    )
    expect((await other.post(target, { intent: 'code', code: '000000' })).status).toBe(422)
    // The code of the set-up is used up; the next one is accepted slightly ahead of time, and once.
    const next = totp(secret, Date.now() + CODE_MS)
    const right = await other.post(target, { intent: 'code', code: next })
    expect([right.status, right.headers.get('location')]).toEqual([303, '/admin/salles'])
    const second = visitor()
    await second.signIn('claire@example.com')
    expect((await second.post('/admin/login?step=code', { intent: 'code', code: next })).status).toBe(422)
    expect(await other.isIn()).toBe(true)

    for (const [attempt, status] of [
      [1, 303],
      [2, 422],
    ] as const) {
      const third = visitor()
      await third.signIn('claire@example.com')
      const answer = await third.post('/admin/login?step=backup', {
        intent: 'backup',
        code: backupCodes[0] ?? '',
      })
      expect(answer.status, `backup code, time ${attempt}`).toBe(status)
    }
    const methods = (await audit('session.signed-in')).filter(({ actor }) => actor === 'claire')
    expect(methods.map(({ details }) => details.method).sort()).toEqual(['app', 'backup', 'password'])
  })

  test('a trusted device needs no code for a while, until the password is reset', async () => {
    await site().add('trust@example.com')
    const trust = visitor()
    await trust.signIn('trust@example.com')
    const { secret } = await turnTwoFactorOn(trust)
    const device = visitor()
    await device.signIn('trust@example.com')
    const code = totp(secret, Date.now() + CODE_MS)
    await device.post('/admin/login?step=code', { intent: 'code', code, trust: 'on' })
    device.cookies.delete('passage.session_token')
    expect((await device.signIn('trust@example.com')).headers.get('location')).toBe('/admin')
    await device.post('/admin/mot-de-passe-oublie', { email: 'trust@example.com' })
    const token = tokenIn(await site().mailTo('trust@example.com'))
    await device.ask(`/admin/nouveau-mot-de-passe?token=${token}`)
    await device.post('/admin/nouveau-mot-de-passe', { password: 'a lantern in the orchard' })
    device.cookies.delete('passage.session_token')
    const again = await device.signIn('trust@example.com', 'a lantern in the orchard')
    expect(again.headers.get('location')).toBe('/admin/login?step=code')
  })

  /** Set two-factor sign-in up with better-auth itself; the page that does it is tested in the browser. */
  async function turnTwoFactorOn(who: StaffVisitor) {
    const auth = createAuth(site().database, {
      authSecret: 'a secret of at least 32 characters',
      siteUrl: site().origin,
    })
    const headers = new Headers({
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    })
    const started = await auth.api.enableTwoFactor({ body: { password: PASSWORD, method: 'totp' }, headers })
    if (started.method !== 'totp') throw new Error('no secret')
    const secret = new URL(started.totpURI).searchParams.get('secret') ?? ''
    await auth.api.verifyTOTP({ body: { code: totp(secret) }, headers })
    return { secret, backupCodes: started.backupCodes }
  }

  test('reset by mail: one link, one hour, once; every session ends', async () => {
    await site().add('nina@example.com')
    const nina = visitor()
    await nina.signIn('nina@example.com')
    const asked = await nina.post('/fr/admin/mot-de-passe-oublie', { email: 'nina@example.com' })
    const unknown = await nina.post('/fr/admin/mot-de-passe-oublie', { email: 'unknown@example.com' })
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      '/fr/admin/mot-de-passe-oublie?sent=1',
    ])
    expect(unknown.headers.get('location')).toBe(asked.headers.get('location'))
    const token = tokenIn(await site().mailTo('nina@example.com'))
    const page = '/fr/admin/nouveau-mot-de-passe'
    const opened = await nina.ask(`${page}?token=${token}&language=fr`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `${page}?language=fr`])
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer')
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(opened.headers.getSetCookie().join()).toMatch(
      /^passage\.reset-link=[\w-]+; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const form = await (await nina.ask(`${page}?language=fr`)).text()
    expect(form).toContain('autoComplete="new-password"')
    expect(form).not.toContain(token)
    expect(await (await visitor().ask(page)).text()).not.toContain('name="password"')
    for (const password of ['short', 'password1234', 'nina@example.com'])
      expect((await nina.post(page, { password })).status, password).toBe(422)
    const done = await nina.post(page, { password: 'seven boats in the harbour' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/fr/admin/login?done=reset'])
    expect(await nina.isIn()).toBe(false)
    expect((await nina.signIn('nina@example.com')).status).toBe(422)
    expect((await nina.signIn('nina@example.com', 'seven boats in the harbour')).status).toBe(303)
    expect((await nina.post(page, { password: 'another quiet afternoon' })).status).toBe(422)
    await nina.ask(`${page}?token=${token}`)
    const twice = await nina.post(page, { password: 'another quiet afternoon' })
    expect(twice.status).toBe(422)
    expect((await visitor().signIn('nina@example.com', 'another quiet afternoon')).status).toBe(422)
  })

  test('an invitation: its secret leaves the address, makes one account and signs it in', async () => {
    const token = makeSecret()
    const { db } = site().database
    const email = 'jules@example.com'
    const times = {
      created_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    }
    const invitation = { id: email, email, role: 'agent', language: 'fr', invited_by: null } as const
    await db
      .insertInto('invitation')
      .values({ ...invitation, ...times, token_hash: hashSecret(token) })
      .execute()
    const jules = visitor()
    const page = '/fr/admin/invitation'
    const opened = await jules.ask(`${page}?token=${token}`)
    expect([opened.status, opened.headers.get('location')]).toEqual([303, page])
    const form = await (await jules.ask(page)).text()
    expect(form).toContain(email)
    expect(form).not.toContain(token)
    const typed = { name: 'Jules Perrin', password: 'seven boats in the harbour' }
    expect((await visitor().post(page, typed)).status).toBe(422)
    const joined = await jules.post(page, typed)
    expect([joined.status, joined.headers.get('location')]).toEqual([303, '/fr/admin/compte?welcome=1'])
    expect(await jules.isIn()).toBe(true)
    expect([...jules.cookies.keys()].join()).toMatch(/passage\.device-/)
    expect([...jules.cookies.keys()].join()).not.toContain('invitation')
  })

  test('a link that is too old sets nothing', async () => {
    await site().add('late@example.com')
    const late = visitor()
    await late.post('/admin/mot-de-passe-oublie', { email: 'late@example.com' })
    const token = tokenIn(await site().mailTo('late@example.com'))
    await site()
      .database.db.updateTable('verification')
      .set({ expiresAt: new Date(0) })
      .execute()
    const page = '/admin/nouveau-mot-de-passe'
    await late.ask(`${page}?token=${token}`)
    expect(await (await late.ask(page)).text()).not.toContain('name="password"')
    expect((await late.post(page, { password: 'seven boats in the harbour' })).status).toBe(422)
    expect((await late.signIn('late@example.com')).status).toBe(303)
  })

  test('an idle session leads to the sign-in, which says why, and back', async () => {
    await site().add('ivan@example.com')
    const ivan = visitor()
    await ivan.signIn('ivan@example.com')
    const { db } = site().database
    const user = db.selectFrom('user').select('id').where('email', '=', 'ivan@example.com')
    const idle = new Date(Date.now() - 12 * 60 * 60_000)
    await db.updateTable('session').set({ lastUsedAt: idle }).where('userId', '=', user).execute()
    const sent = await ivan.ask('/fr/admin/salles?page=2')
    const target = `/admin/login?return=${encodeURIComponent('/fr/admin/salles?page=2')}`
    expect([sent.status, sent.headers.get('location')]).toEqual([302, target])
    expect(await (await ivan.ask(target)).text()).toMatch(/12\sheures d’inactivité/)
    expect(await (await visitor().ask(target)).text()).not.toMatch(/12\sheures/)
    const back = await ivan.signIn('ivan@example.com', PASSWORD, target)
    expect(back.headers.get('location')).toBe('/fr/admin/salles?page=2')
    await db.deleteFrom('session').where('userId', '=', user).execute()
    expect(await (await ivan.ask(target)).text()).toContain('Votre session est terminée.')
  })

  test('a sign-in from a new browser is reported by mail', async () => {
    await site().add('maud@example.com')
    await visitor().signIn('maud@example.com')
    const phone = visitor()
    const answer = await phone.signIn('maud@example.com')
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /^passage\.device-[\w-]+=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/m,
    )
    expect(await site().mailTo('maud@example.com', /127\.0\.0\.0\/16/)).toContain('Un nouvel appareil')
  })

  test('an ended session, a deactivated account: out at once', async () => {
    await site().add('odile@example.com')
    const odile = visitor()
    await odile.signIn('odile@example.com')
    expect(await odile.isIn()).toBe(true)
    const { db } = site().database
    const user = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', 'odile@example.com')
      .executeTakeFirstOrThrow()
    await db.deleteFrom('session').where('userId', '=', user.id).execute()
    expect(await odile.isIn()).toBe(false)
    await odile.signIn('odile@example.com')
    expect(await odile.isIn()).toBe(true)
    await db.updateTable('user').set({ deactivatedAt: new Date() }).where('id', '=', user.id).execute()
    expect(await odile.isIn()).toBe(false)
    const rejected = await visitor().signIn('odile@example.com')
    expect(rejected.status).toBe(422)
    expect((await audit('session.refused')).at(-1)).toMatchObject({ details: { reason: 'deactivated' } })
  })
})
