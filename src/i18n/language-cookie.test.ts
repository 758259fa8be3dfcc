import { expect, test } from 'vitest'
import { readLanguageCookie } from './language-cookie.ts'
import { writeLanguageCookie } from './write-language-cookie.ts'

test('over an encrypted connection the cookie is this host’s alone, and cannot be set without encryption', () => {
  expect(writeLanguageCookie('fr', true)).toBe(
    '__Host-language=fr; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  )
  expect(writeLanguageCookie('fr')).toBe('language=fr; Max-Age=31536000; Path=/; SameSite=Lax')
})

test('either is read, the protected one first', () => {
  expect(readLanguageCookie('language=ja; __Host-language=ko')).toBe('ko')
  expect(readLanguageCookie('language=ja; __Host-language=xx')).toBe('ja')
  expect(readLanguageCookie('__Secure-language=ja')).toBeUndefined()
})
