import { expect, test } from 'vitest'
import { browserName } from '../model/browser-name.ts'
import { returnTarget } from '../model/return-target.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import { passwordProblem } from './password.server.ts'
import { signInLanguage } from './sign-in-pages.server.ts'

test.each([
  ['/fr/admin/demandes?ref=Q-26-0001', '/fr/admin/demandes?ref=Q-26-0001'],
  ['/ja/admin', '/ja/admin'],
  ['/fr/admin/login', '/fr/admin'],
  ['/fr/lieux', '/fr/admin'],
  ['//evil.example/admin', '/fr/admin'],
  ['/\\evil.example/admin', '/fr/admin'],
  ['/\t/evil.example', '/fr/admin'],
  ['https://evil.example/admin', '/fr/admin'],
  ['', '/fr/admin'],
  [undefined, '/fr/admin'],
])('after the sign-in, %j leads to %s', (wanted, target) => {
  expect(returnTarget(wanted, 'fr')).toBe(target)
})

test.each([
  ['short', 'short'],
  ['four🦊🦊🦊', 'short'],
  ['x'.repeat(129), 'long'],
  ['password1234', 'common'],
  ['Password1234!', 'common'],
  ['azertyuiop12', 'common'],
  ['123456789012', 'common'],
  ['aaaaaaaaaaaa', 'common'],
  ['passwordpassword', 'common'],
  ['nina@example.com', 'common'],
  ['NinaBrandt2026', 'common'],
  ['passagepassage', 'common'],
  ['Passage-2026!', 'common'],
  ['plum tree over the canal', undefined],
  ['xk39-fnwp-22ab', undefined],
])('the password %j is %s', (password, problem) => {
  expect(passwordProblem(password, ['nina@example.com', 'Nina Brandt'])).toBe(problem)
})

test.each([
  [{ language: 'fr' }, {}, 'fr'],
  [{ language: 'en' }, {}, 'en'],
  [{ language: 'de' }, { 'accept-language': 'fr' }, 'en'],
  [{ language: 'en' }, { 'accept-language': 'fr-FR,fr;q=0.9' }, 'fr'],
  [{ language: 'en', wanted: '/fr/admin?x' }, {}, 'fr'],
  [{ language: 'en' }, { cookie: 'a=b; passage.admin-language=fr' }, 'fr'],
  [{ language: 'en', chosen: 'en', wanted: '/fr/admin' }, { cookie: 'passage.admin-language=fr' }, 'en'],
] as const)('before the sign-in, %j with %j is in %s', (clues, headers, language) => {
  expect(signInLanguage(clues, new Headers(headers))).toBe(language)
})

test.each([
  ['81.56.12.34', '81.56.12.34/32', '81.56.0.0/16'],
  ['2001:db8:0:42::7', '2001:db8:0:42::/64', '2001:db8::/32'],
  ['::1', '::/64', '0:0::/32'],
  [undefined, 'unknown', null],
])('the network of %s', (address, limited, shown) => {
  expect(ipPrefixOf(address)).toEqual({ limited, shown })
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge, Windows',
  ],
  ['curl/8', ''],
])('%s is called %j', (agent, name) => {
  expect(browserName(agent)).toBe(name)
})
