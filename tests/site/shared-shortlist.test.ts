import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SHARED_TOTALS } from '#/modules/shortlists/model/share-limits.ts'
import { mailKeyOf } from '#/modules/shortlists/server/answer-mail.server.ts'
import { writtenMails } from '../helpers/written-mails.ts'
import { type RunningSite, startSite } from './running-site.ts'

const SECRET = 'a secret of at least 32 characters'
let folder: string
let site: RunningSite
let link: { token: string; owner: string }
let network = 0
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'passage-shared-'))
  site = await startSite({
    DATA_DIR: folder,
    AUTH_SECRET: SECRET,
    RATE_LIMITS: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  })
}, 120_000)
afterAll(async () => {
  await site?.kill()
  await rm(folder, { recursive: true, force: true })
})

const SHARE = {
  language: 'fr',
  list: {
    title: 'Mars <script>alert(1)</script>',
    ownerName: '"><img src=x onerror=alert(2)>',
    startDate: '2027-03-02',
    days: 4,
    guests: 80,
    layout: 'standing',
    venues: [
      { slug: 'galerie-perle', note: 'La lumière <b>de cinq heures</b>' },
      { slug: 'salon-opera', note: '' },
    ],
  },
  options: { notes: true, prices: true, answers: true },
}

/** Each test comes from networks of its own. */
const from = (more = 0) => ({ 'x-forwarded-for': `203.${network}.${more}.7` })
const postJson = (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(site.origin + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const own = (act: string) => postJson('/api/shortlists/own', { act, owner: link.owner })
const pagePath = (language = '/fr') => `${language}/shortlist/${link.token}`
const open = (address = pagePath(), cookie = '') =>
  fetch(site.origin + address, { headers: { ...from(), cookie } })
const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.origin + pagePath(), {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { ...from(), ...headers },
    redirect: 'manual',
  })

beforeEach(async () => {
  network += 1
  const answer = await postJson('/api/shortlists', SHARE)
  expect(answer.status).toBe(201)
  link = (await answer.json()) as typeof link
})

test('the page is for whoever has the link: no index, no referrer, no cache, nothing in the log', async () => {
  const answer = await open()
  expect(answer.status).toBe(200)
  const { headers } = answer
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  expect(headers.get('x-robots-tag')).toContain('noindex')
  const html = await answer.text()
  expect(html).toContain('noindex')
  const page = parse(html)
  expect(page.querySelectorAll('link[hreflang]')).toEqual([])
  expect(page.querySelector('header a[lang=ja]')?.getAttribute('href')).toBe(pagePath('/ja'))
  expect(page.querySelector('footer')).not.toBeNull()
  const ask = page.querySelector('main a[href*=contact-lieu]')?.getAttribute('href')
  expect(ask).toBe(
    '/fr/contact-lieu?duration=4&guests=80&layout=standing&startDate=2027-03-02&venue=galerie-perle&venue=salon-opera',
  )
  expect(page.querySelector('.shared-venue h2 a')?.getAttribute('href')).toContain(
    '?duration=4&guests=80&layout=standing&startDate=2027-03-02',
  )
  expect(page.querySelectorAll('.shared-venue').map(({ id }) => id)).toEqual(['galerie-perle', 'salon-opera'])
  const map = await (await fetch(`${site.origin}/sitemap-fr.xml`)).text()
  expect(map).not.toContain('shortlist')
  expect(site.output()).not.toContain(link.token)
  expect(site.output()).not.toContain(link.owner)
})

test('whoever reads another language is offered the page in it at once, in its own words, and is led nowhere', async () => {
  const offered = async (address: string, headers: Record<string, string>) => {
    const answer = await fetch(site.origin + address, {
      headers: { ...from(), ...headers },
      redirect: 'manual',
    })
    const page = parse(await answer.text())
    const first = page.querySelector('main')?.firstElementChild
    // HTML takes whole addresses alone.
    for (const link of page.querySelectorAll('[ping]')) expect(link.getAttribute('ping')).toMatch(/^https?:/)
    const offer = page.querySelector('main .shared-offer a')
    expect(first?.classList.contains('shared-offer') ?? false).toBe(offer !== null)
    return [answer.status, offer?.getAttribute('href'), offer?.getAttribute('lang'), offer?.text]
  }
  const none = [200, undefined, undefined, undefined]
  const plain = `/shortlist/${link.token}`
  const japanese = { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' }
  expect(await offered(plain, japanese)).toEqual([200, pagePath('/ja'), 'ja', 'このページを日本語で読む'])
  expect(await offered(pagePath('/ja'), japanese)).toEqual(none)
  expect(await offered(plain, {})).toEqual(none)
  expect(await offered(plain, { 'accept-language': 'sv' })).toEqual(none)
  // Chosen by hand, English wins; in French it is offered.
  const chosen = { ...japanese, cookie: 'language=en' }
  expect(await offered(plain, chosen)).toEqual(none)
  expect(await offered(pagePath(), chosen)).toEqual([200, plain, 'en', 'Read this page in English'])
  // Behind a link that has ended, too.
  await own('stop')
  expect(await offered(plain, { 'accept-language': 'zh-TW' })).toEqual([
    404,
    pagePath('/cn'),
    'zh-CN',
    '用中文阅读本页',
  ])
})

test('what people type is text', async () => {
  await send({ name: '<b>Claire</b>', 'comment-galerie-perle': '<script>alert(3)</script> & "so"' })
  const html = await (await open()).text()
  const page = parse(html)
  expect(page.querySelector('h1')?.text).toContain('Mars')
  for (const bad of ['<script>alert(', '<img src=x', '<b>de cinq', '<b>Claire'])
    expect(html).not.toContain(bad)
  expect(page.querySelector('.shared-said')?.text).toContain('<script>alert(3)')
})

test('without script an answer is stored, shown again to its reader, and told to the owner', async () => {
  const fields = {
    name: 'Claire',
    'choice-galerie-perle': 'yes',
    'comment-salon-opera': 'Trop petit',
    venue: 'salon-opera',
  }
  const [cookie = ''] = (await open()).headers.getSetCookie()
  const asReader = { cookie: cookie.split(';')[0] ?? '' }
  const answer = await send(fields, asReader)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${pagePath()}#salon-opera`])
  // Sent again after its reply was lost.
  await send(fields, asReader)
  expect(cookie).toMatch(/^passage\.reader=[0-9a-f]{32}; .*HttpOnly; SameSite=Lax/)
  const again = parse(await (await open(pagePath(), cookie.split(';')[0])).text())
  expect(again.querySelector('#reader-name')?.getAttribute('value')).toBe('Claire')
  expect(again.querySelector('[name=choice-galerie-perle][checked]')?.getAttribute('value')).toBe('yes')
  const other = parse(await (await open()).text())
  expect(other.querySelector('[name=choice-galerie-perle][checked]')).toBeNull()
  const { answers } = (await (await own('read')).json()) as { answers: object[] }
  expect(answers).toHaveLength(2)
  expect(answers).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Claire', text: 'Trop petit' }),
      expect.objectContaining({ slug: 'galerie-perle', choice: 'yes' }),
    ]),
  )
})

test('an answer that is not complete comes back with its words', async () => {
  const answer = await send({ name: '', 'comment-galerie-perle': 'Très <clair>' })
  expect(answer.status).toBe(422)
  const page = parse(await answer.text())
  expect(page.querySelector('[role=alert]')?.text).not.toBe('')
  expect(page.querySelector('[name=comment-galerie-perle]')?.text).toContain('Très')
})

test('what a password manager adds costs no answer: whoever has the link is a person', async () => {
  expect((await send({ name: 'Claire', website: 'x', 'choice-galerie-perle': 'yes' })).status).toBe(303)
  expect(await (await own('read')).json()).toMatchObject({ answers: [{ name: 'Claire', choice: 'yes' }] })
})

test('another site can send nothing', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await send({ name: 'X', 'choice-galerie-perle': 'yes' }, foreign)).status).toBe(403)
  expect((await postJson('/api/shortlists', SHARE, foreign)).status).toBe(403)
  expect((await postJson('/api/shortlists/own', { act: 'stop', owner: link.owner }, foreign)).status).toBe(
    403,
  )
  expect((await open()).status).toBe(200)
})

test('what is no list, no JSON or too large is refused', async () => {
  for (const body of ['{', '[]', '{}', { ...SHARE, list: { ...SHARE.list, venues: [] } }])
    expect((await postJson('/api/shortlists', body)).status).toBe(400)
  expect((await postJson('/api/shortlists', SHARE, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await postJson('/api/shortlists', { ...SHARE, more: 'x'.repeat(70_000) })).status).toBe(413)
})

test('after “Stop sharing” the link is dead for pages, posts and the dossier, and a resume brings it back', async () => {
  expect((await own('stop')).status).toBe(200)
  const ended = await open()
  expect(ended.status).toBe(404)
  expect(await ended.text()).toContain('n’est plus partagée')
  expect((await send({ name: 'Claire', 'choice-galerie-perle': 'yes' })).status).toBe(404)
  expect((await open(`/api/shortlists/${link.token}/dossier.pdf`)).status).toBe(404)
  expect((await own('resume')).status).toBe(200)
  expect((await open()).status).toBe(200)
})

test('whoever tries links is stopped after thirty, and good links of the network still open', async () => {
  const guess = (n: number) => open(`/shortlist/${n.toString(16).padStart(32, '0')}`)
  for (let n = 0; n < 30; n++) expect((await guess(n)).status).toBe(404)
  expect((await guess(31)).status).toBe(429)
  expect((await open()).status).toBe(200)
})

test('the owner’s requests of one network are limited', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 70 }, () => own('read').then(({ status }) => status)),
  )
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
})

test('new lists of one network are limited, and its owner still changes theirs', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) statuses.push((await postJson('/api/shortlists', SHARE)).status)
  expect(statuses.slice(0, 19)).toEqual(Array(19).fill(201))
  const refused = await postJson('/api/shortlists', SHARE)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await own('read')).status).toBe(200)
})

test('when all room is taken a new list is refused, until one that nobody has opened for a week gives way', async () => {
  const database = new DatabaseSync(path.join(folder, 'site.db'), { timeout: 10_000 })
  const fill = (age: string) =>
    database.exec(`insert into shared_list (id, token_hash, owner_hash, language, content, options, created_at,
      updated_at, expires_at, opened_at)
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${SHARED_TOTALS.lists})
      select 'full-' || i, 'token-' || i, 'owner-' || i, 'en', '{}', '{}', datetime('now', '${age}'), '', '2999', '2026'
      from n`)
  try {
    fill('-30 days')
    const refused = await postJson('/api/shortlists', SHARE)
    expect([refused.status, await refused.json()]).toEqual([507, { error: 'no room for another list' }])
    expect((await own('read')).status).toBe(200)
    database.exec("update shared_list set opened_at = null where id like 'full-%'")
    expect((await postJson('/api/shortlists', SHARE)).status).toBe(201)
    expect((await open()).status).toBe(200)
  } finally {
    database.exec("delete from shared_list where id like 'full-%'")
    database.close()
  }
})

test('without script the owner takes a comment away and puts it back; a reader and a stranger cannot', async () => {
  await send(
    { name: 'Claire', 'comment-salon-opera': 'An insult' },
    { cookie: `passage.reader=${'a'.repeat(32)}` },
  )
  const cookie = (await own('read')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const asOwner = async () => parse(await (await open(pagePath('/de'), cookie)).text())
  const button = (await asOwner()).querySelector('[data-said] button')
  expect(button?.getAttribute('aria-label')).toBe('Entfernen: Kommentar von Claire')
  const comment = button?.getAttribute('value') ?? ''
  for (const stranger of ['', `passage.reader=${'a'.repeat(32)}`, `passage.reader=${'b'.repeat(32)}`]) {
    const page = parse(await (await open(pagePath(), stranger)).text())
    expect(page.querySelector('[data-said]')).toBeNull()
    expect((await send({ remove: comment }, { cookie: stranger })).status).toBe(403)
    expect(await (await open()).text()).toContain('An insult')
  }
  const removed = await send({ remove: comment, name: '' }, { cookie })
  expect([removed.status, removed.headers.get('location')]).toEqual([303, `${pagePath()}#said-${comment}`])
  expect(await (await open()).text()).not.toContain('An insult')
  // What is typed beside it is kept, and the focus is on the way back.
  const typed = { restore: comment, 'comment-galerie-perle': 'Half a sent' }
  const restored = parse(await (await send(typed, { cookie })).text())
  expect(restored.querySelector('[name=comment-galerie-perle]')?.text).toContain('Half a sent')
  expect(restored.querySelector(`#said-${comment} [autofocus]`)?.text).toBe('Retirer')
  expect(await (await open()).text()).toContain('An insult')
})

/** What the mail about an answer links to, from the mail itself. */
async function linkOfMail(email: string): Promise<string> {
  const found = async () =>
    /\/shortlist\/([0-9a-f]{64})/.exec((await writtenMails(folder, email)).join())?.[1]
  await expect.poll(found, { timeout: 20_000 }).toBeDefined()
  return (await found()) ?? ''
}

test('the link in the mail shows what was answered on any device, in the language asked for, and changes nothing', async () => {
  const email = `owner.${network}@example.com`
  link = (await (await postJson('/api/shortlists', { ...SHARE, email })).json()) as typeof link
  await send({ name: 'Yuki <i>', 'choice-galerie-perle': 'yes', 'comment-salon-opera': 'Zu <i>grau</i>' })
  await send({ name: 'Paul', 'choice-galerie-perle': 'no' })
  const key = await linkOfMail(email)
  const answer = await open(`/de/shortlist/${key}`)
  expect(answer.status).toBe(200)
  const { headers } = answer
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.getSetCookie(), 'nobody is made a reader or an owner').toEqual([])
  const html = await answer.text()
  expect(html, 'the link is nobody else’s').not.toContain(encodeURIComponent(`/de/shortlist/${key}`))
  expect(html).not.toContain('Yuki <i>')
  expect(html).not.toContain('<i>grau')
  for (const secret of [link.token, link.owner, email]) expect(html).not.toContain(secret)
  const page = parse(html)
  const venue = page.querySelector('#galerie-perle .answers')
  expect(venue?.querySelectorAll('li').map(({ text }) => text)).toEqual(['✓Yuki <i> Ja', '✗Paul Nein'])
  expect(page.querySelector('#salon-opera .shared-said')?.text).toContain('Zu <i>grau</i>')
  expect(page.querySelectorAll('main form, main input, main textarea, main button')).toEqual([])
  expect(parse(await (await open(`/ja/shortlist/${key}`)).text()).querySelector('main .label')?.text).toBe(
    '回答',
  )
  // It is no link of a list: nothing is answered, removed or made into a file with it.
  const posted = await fetch(`${site.origin}/fr/shortlist/${key}`, {
    ...{ method: 'POST', headers: from(), redirect: 'manual' },
    body: new URLSearchParams({ name: 'X', 'choice-galerie-perle': 'no' }),
  })
  expect(posted.status).toBe(404)
  expect((await open(`/api/shortlists/${key}/dossier.pdf`)).status).toBe(404)
  expect(site.output()).not.toContain(key)
})

test('the link of the mail is dead with the list, for another mailbox, and where a letter of it is not ours', async () => {
  const email = `other.${network}@example.com`
  link = (await (await postJson('/api/shortlists', { ...SHARE, email })).json()) as typeof link
  await send({ name: 'Yuki', 'choice-galerie-perle': 'yes' })
  const key = await linkOfMail(email)
  const status = async (other = key) => (await open(`/fr/shortlist/${other}`)).status
  expect(await status()).toBe(200)
  const last = key.endsWith('0') ? '1' : '0'
  expect(await status(key.slice(0, -1) + last)).toBe(404)
  expect((await own('stop')).status).toBe(200)
  expect(await status()).toBe(404)
  expect((await own('resume')).status).toBe(200)
  expect(await status()).toBe(200)
  const update = { act: 'update', owner: link.owner, share: { ...SHARE, email: '', removesEmail: true } }
  expect(await (await postJson('/api/shortlists/own', update)).json()).toMatchObject({ email: null })
  expect(await status()).toBe(404)
})

test('the dossier is a tagged PDF in the language asked for', async () => {
  const answer = await open(`/api/shortlists/${link.token}/dossier.pdf?language=ja`)
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  const bytes = Buffer.from(await answer.arrayBuffer())
  const pdf = bytes.toString('latin1')
  // Were it read as text anywhere on its way, its table would lie elsewhere.
  expect(pdf.slice(Number(pdf.match(/startxref\n(\d+)/)?.[1])).startsWith('xref')).toBe(true)
  expect(pdf.startsWith('%PDF')).toBe(true)
  expect(pdf).toContain('/Lang (ja)')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThanOrEqual(3)
}, 60_000)

test('the dossier of a browser has what was answered to the list whose secret it sends', async () => {
  await send({ name: 'Yuki', 'choice-galerie-perle': 'yes', 'comment-galerie-perle': 'The light' })
  const dossier = (owner?: string) =>
    fetch(`${site.origin}/api/shortlists/dossier`, {
      method: 'POST',
      body: new URLSearchParams({ list: JSON.stringify({ language: 'fr', list: SHARE.list, owner }) }),
      headers: from(),
    })
  const paragraphs = async (answer: Response) => {
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const pdf = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    return pdf.match(/\/S \/P\b/g)?.length ?? 0
  }
  const plain = await paragraphs(await dossier())
  expect(await paragraphs(await dossier(link.owner))).toBeGreaterThan(plain)
  // The link that readers have is not its owner's secret.
  expect(await paragraphs(await dossier(link.token))).toBe(plain)
  expect((await dossier('not a secret')).status).toBe(400)
}, 60_000)

test('a mail program ends the mails of every list by one post, and its page takes that back', async () => {
  const key = mailKeyOf('camille@example.com', SECRET)
  const address = `/api/shortlists/stop-mails?${new URLSearchParams({ key, language: 'de' })}`
  const post = (path: string) =>
    fetch(site.origin + path, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect(await (await open(address)).text()).toContain('<form method="post"><button>Nachrichten beenden')
  const stopped = await post(address)
  expect(stopped.status).toBe(200)
  const again = /action="([^"]+)"/.exec(await stopped.text())?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(await (await post(again)).text()).toContain('Wir schreiben Ihnen, wenn jemand antwortet')
})

test('the link that ends mails asks first', async () => {
  const answer = await open('/api/shortlists/stop-mails?key=invented.key&language=fr')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<html lang="fr">')
})
