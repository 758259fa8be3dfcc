import { expect, test } from 'vitest'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { runMiddleware, type SignedIn, type Visit } from './route-middleware.ts'

const visit = (path: string, signedIn?: SignedIn, page: PageId = 'admin'): Visit => ({
  url: new URL(path, 'https://passage.example'),
  page,
  language: path.startsWith('/fr/') ? 'fr' : 'en',
  signedIn,
})
const staff = { id: 'u1', secondFactorBy: null }

test('a page for staff sends everybody else to the sign-in page, with the way back', () => {
  expect(runMiddleware(['admin'], visit('/fr/admin/salles?x=1'))).toMatchObject({
    kind: 'redirect',
    status: 302,
    location: '/admin/login?return=%2Ffr%2Fadmin%2Fsalles%3Fx%3D1',
  })
  expect(runMiddleware(['admin'], visit('/admin', staff))).toBe(true)
})

test('an administrator whose time without a second factor is over gets the page of their account only', () => {
  const hour = 60 * 60 * 1000
  const late = { id: 'u2', secondFactorBy: new Date(Date.now() - hour) }
  const early = { id: 'u3', secondFactorBy: new Date(Date.now() + hour) }
  const toAccount = { kind: 'redirect', status: 302, location: '/fr/admin/compte' }
  expect(runMiddleware(['admin'], visit('/fr/admin/salles', late, 'admin-venues'))).toMatchObject(toAccount)
  expect(runMiddleware(['admin'], visit('/fr/admin/compte', late, 'admin-account'))).toBe(true)
  expect(runMiddleware(['admin'], visit('/fr/admin/salles', early, 'admin-venues'))).toBe(true)
})

test('the sign-in page keeps out who has signed in already, and never leads off the site', () => {
  expect(runMiddleware(['guest'], visit('/admin/login'))).toBe(true)
  const to = (path: string) => runMiddleware(['guest'], visit(path, staff))
  expect(to('/admin/login?return=/admin/demandes')).toMatchObject({ location: '/admin/demandes' })
  expect(to('/admin/login?return=//elsewhere.example')).toMatchObject({ location: '/admin' })
  expect(to('/admin/login')).toMatchObject({ location: '/admin' })
  expect(to('/fr/admin/login')).toMatchObject({ location: '/fr/admin' })
})

test('they run in order, and the first rejection decides', () => {
  const known = { yes: () => true, no: () => false, never: () => expect.fail('must not be asked') }
  expect(runMiddleware([], visit('/'), known)).toBe(true)
  expect(runMiddleware(['yes', 'no', 'never'], visit('/'), known)).toBe(false)
})

test('a name without a function is an error', () => {
  expect(() => runMiddleware(['toString'], visit('/'))).toThrow('Unknown route middleware: toString')
})
