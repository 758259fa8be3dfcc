import { describe, expect, test } from 'vitest'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { ProbedPage } from '#/platform/http/page-probe.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addRedirect, editRedirect, removeRedirect, restoreRedirect } from './change-redirects.server.ts'
import { ignoreNotFoundReport, reopenNotFoundReport } from './ignore-address.server.ts'
import { ManagedRedirects } from './managed-redirects.server.ts'
import { listNotFoundReports, recordNotFound } from './not-found-reports.repository.server.ts'
import { readOpenAddresses } from './open-addresses.server.ts'
import { readRedirects } from './redirects.repository.server.ts'

const NOW = new Date('2026-11-22T10:00:00Z')
const BY = { id: 'lea', name: 'Léa Morel', network: null }

/** Answers of the fake site. */
const PAGES: Record<string, ProbedPage> = {
  '/fr/lieux': { status: 200 },
  '/fr/lieux?type=loft': { status: 200 },
  '/fr/lieu/galerie-perle': { status: 200 },
  '/lieux': { status: 301, location: '/venues' },
}
const probe = async (target: string) => PAGES[target] ?? { status: 404 }

describe.each(ENGINES)('redirects on %s', (engine) => {
  const database = useDatabase(engine)
  const parts = () => ({ database: database(), siteUrl: 'https://passage.example', probe, now: NOW })
  const add = (source: string, target: string, languages = true) =>
    addRedirect({ source, target, languages }, BY, parts())
  const problemOf = async (source: string, target: string) => {
    const outcome = await add(source, target)
    return outcome.kind === 'refused' ? outcome.problem : outcome.kind
  }
  const audit = async () =>
    (await database().db.selectFrom('audit_log').select(['action', 'subject']).execute())
      .map(({ action, subject }) => `${action} ${subject}`)
      .sort()
  const log = { error: () => {} }
  const managed = () => new ManagedRedirects({ database: database(), counters: database(), log })
  const find = (site: ManagedRedirects, path: string, counted = false) =>
    site.find(new URL(path, 'https://passage.example'), counted)

  test('lead on at once, keep the query, and are counted for people only', async () => {
    const site = managed()
    expect(await find(site, '/fr/ancien')).toBeUndefined()
    expect(await add('/fr/ancien', 'https://passage.example/fr/lieux?type=loft')).toMatchObject({
      kind: 'done',
    })
    expect(await find(site, '/fr/Ancien/', true)).toBe('/fr/lieux?type=loft')
    expect(await find(site, '/fr/ancien?utm_source=x', true)).toBe('/fr/lieux?type=loft&utm_source=x')
    await find(site, '/fr/ancien', false)
    await site.flush()
    const [stored] = await readRedirects(database().db)
    expect(stored).toMatchObject({
      source: '/fr/ancien',
      covers: 'address',
      hits: 2,
      updated_by: 'Léa Morel',
    })
    expect(stored?.last_hit_at).not.toBeNull()
  })

  test('lead to another site once that is said, by an encrypted address without names, and are in the audit log', async () => {
    const away = (target: string, leaves: boolean) =>
      addRedirect({ source: '/promo', target, languages: true, leaves }, BY, parts())
    const problem = (code: string, more = {}) => ({
      kind: 'refused',
      problem: { field: 'target', code, ...more },
    })
    expect(await away('https://example.org/landing', false)).toEqual(
      problem('leaves', { host: 'example.org' }),
    )
    for (const target of [
      'http://example.org/',
      '//example.org/',
      'https://ada:x@example.org/',
      'javascript:alert(1)',
    ])
      expect(await away(target, true), target).toEqual(problem('foreign'))
    expect(await away('https://example.org/landing?from=paris#top', true)).toMatchObject({ kind: 'done' })
    const site = managed()
    expect(await find(site, '/promo')).toBe('https://example.org/landing?from=paris#top')
    expect(await find(site, '/promo?x=1&to=//evil.example')).toBe(
      'https://example.org/landing?from=paris&x=1&to=//evil.example#top',
    )
    expect(await audit()).toEqual(['redirect.added /promo'])
    // One that leads here would be a chain only if it stayed on the site.
    expect(await add('/other', '/fr/lieux')).toMatchObject({ kind: 'done' })
    const [{ id = '' } = {}] = (await readRedirects(database().db)).filter(
      ({ source }) => source === '/promo',
    )
    await removeRedirect(id, BY, parts())
    expect(await restoreRedirect(id, BY, parts())).toMatchObject({ kind: 'done' })
  })

  test('of another process are known as soon as the revision is', async () => {
    const site = managed()
    await find(site, '/fr/ancien')
    await add('/fr/ancien', '/fr/lieux')
    await revisionWatchOf(database()).check()
    expect(await find(site, '/fr/ancien')).toBe('/fr/lieux')
  })

  test('of a page stand for its addresses in every language, and those are no longer listed', async () => {
    for (const address of ['/fr/lieu/perdue', '/de/raum/perdue', '/fr/lieu/autre'])
      await recordNotFound(database(), { address, slug: 'x', referrer: 'www.google.fr' }, NOW)
    const { addresses, count } = await readOpenAddresses(database(), NOW)
    expect(count).toBe(3)
    expect(addresses[0]).toMatchObject({ from: 'search', language: 'de', visits: 1 })
    await add('/fr/lieu/perdue', '/fr/lieu/galerie-perle')
    const site = managed()
    expect(await find(site, '/ko/jangso/perdue')).toBe('/ko/jangso/galerie-perle')
    const open = await listNotFoundReports(database(), { limit: 10 })
    expect(open.map(({ address }) => address)).toEqual(['/fr/lieu/autre'])
  })

  test('that lead nowhere, off the site unasked or in a circle are rejected', async () => {
    await add('/fr/ancien', '/fr/lieux')
    expect(await problemOf('ancien', '/fr/lieux')).toEqual({ field: 'source', code: 'form' })
    expect(await problemOf('/fr/lieux', '/fr/lieu/galerie-perle')).toEqual({
      field: 'source',
      code: 'exists',
    })
    expect(await problemOf('/lieux', '/fr/lieux')).toEqual({ field: 'source', code: 'moved', to: '/venues' })
    expect(await problemOf('/FR/ancien', '/fr/lieux')).toEqual({
      field: 'source',
      code: 'taken',
      to: '/fr/lieux',
    })
    expect(await problemOf('/fr/admin', '/fr/lieux')).toEqual({ field: 'source', code: 'reserved' })
    expect(await problemOf('/x', '//evil.example')).toEqual({ field: 'target', code: 'foreign' })
    expect(await problemOf('/x', 'https://evil.example/fr/lieux')).toEqual({
      field: 'target',
      code: 'leaves',
      host: 'evil.example',
    })
    expect(await problemOf('/x', '/nowhere')).toEqual({ field: 'target', code: 'missing' })
    expect(await problemOf('/x', '/X/')).toEqual({ field: 'target', code: 'loop' })
    expect(await problemOf('/x', '/fr/ancien')).toEqual({ field: 'target', code: 'chain', to: '/fr/lieux' })
    expect(await problemOf('/x', '/lieux')).toEqual({ field: 'target', code: 'chain', to: '/venues' })
    expect(await readRedirects(database().db)).toHaveLength(1)
    expect(await audit()).toEqual(['redirect.added /fr/ancien'])
  })

  test('may not lead to an address that has lost its page and leads back', async () => {
    await add('/a', '/fr/lieu/galerie-perle')
    // The venue is deleted, and its address should lead to the first one.
    const gone = {
      ...parts(),
      probe: async (target: string) => ({ status: target === '/fr/lieux' ? 200 : 404 }),
    }
    const input = { source: '/fr/lieu/galerie-perle', languages: true }
    expect(await addRedirect({ ...input, target: '/a' }, BY, gone)).toMatchObject({
      problem: { field: 'target', code: 'loop' },
    })
    expect(await addRedirect({ ...input, target: '/fr/lieux' }, BY, gone)).toMatchObject({
      problem: { field: 'source', code: 'awaited', from: '/a' },
    })
  })

  test('are changed, removed and restored, with an entry in the audit log each', async () => {
    const added = await add('/fr/ancien', '/fr/lieux')
    if (added.kind !== 'done') throw new Error('not added')
    const { id } = added
    const edited = { source: '/fr/ancien', target: '/fr/lieu/galerie-perle', languages: false }
    expect(await editRedirect(id, edited, BY, parts())).toMatchObject({ kind: 'done', id })
    const site = managed()
    expect(await find(site, '/fr/ancien')).toBe('/fr/lieu/galerie-perle')
    // An undo that expects something else than a colleague has made of it.
    const undo = { ...parts(), expected: '/fr/nowhere' }
    expect(await removeRedirect(id, BY, undo)).toEqual({ kind: 'missing' })
    expect(await editRedirect(id, edited, BY, undo)).toEqual({ kind: 'missing' })
    expect(await removeRedirect(id, BY, parts())).toMatchObject({ kind: 'done', id })
    expect(await find(site, '/fr/ancien')).toBeUndefined()
    expect(await removeRedirect(id, BY, parts())).toEqual({ kind: 'missing' })
    expect(await editRedirect(id, edited, BY, parts())).toEqual({ kind: 'missing' })
    expect(await restoreRedirect(id, BY, parts())).toMatchObject({ kind: 'done', id })
    expect(await find(site, '/fr/ancien')).toBe('/fr/lieu/galerie-perle')
    expect(await audit()).toEqual([
      'redirect.added /fr/ancien',
      'redirect.changed /fr/ancien',
      'redirect.removed /fr/ancien',
      'redirect.restored /fr/ancien',
    ])
  })

  test('do not come back where another one stands by now', async () => {
    const added = await add('/fr/ancien', '/fr/lieux')
    if (added.kind !== 'done') throw new Error('not added')
    await removeRedirect(added.id, BY, parts())
    await add('/fr/ancien', '/fr/lieu/galerie-perle')
    expect(await restoreRedirect(added.id, BY, parts())).toMatchObject({
      problem: { field: 'source', code: 'taken', to: '/fr/lieu/galerie-perle' },
    })
  })

  test('an ignored address is taken off the list and put back', async () => {
    await recordNotFound(database(), { address: '/wp-login.php', slug: 'x', referrer: '' }, NOW)
    const shown = async () => (await readOpenAddresses(database(), NOW)).addresses.length
    expect(await ignoreNotFoundReport('/wp-login.php', BY, database())).toBe(true)
    expect(await shown()).toBe(0)
    expect(await reopenNotFoundReport('/wp-login.php', BY, database())).toBe(true)
    expect(await ignoreNotFoundReport('/nobody-met-this', BY, database())).toBe(false)
    expect(await shown()).toBe(1)
    expect(await audit()).toEqual([
      'lost-address.ignored /wp-login.php',
      'lost-address.reopened /wp-login.php',
    ])
  })
})
