import { expect, test } from 'vitest'
import type { EnquiryMailData } from './enquiry-mail.ts'
import { contactRows } from './enquiry-rows.ts'

const typed = { line: (text: string) => text }

/** What a mail says of the phone number, with its no-break spaces as `~`. */
function phoneOf(phone: string | undefined, language: 'cn' | 'fr', phoneTyped?: string): string | undefined {
  const person = { fullName: 'Zhang Wei', email: 'wei@example.com' }
  const data = { kind: 'contact', ...person, phone, phoneTyped } as EnquiryMailData
  const rows = contactRows(data, language, typed as Parameters<typeof contactRows>[2])
  return rows.at(-1)?.value.replaceAll('\u00a0', '~')
}

test('the number of a client abroad is grouped as it is read aloud, a French one as in France', () => {
  expect(phoneOf('+8613812345678', 'cn')).toBe('+86~138~1234~5678')
  expect(phoneOf('+33199005678', 'fr')).toBe('01~99~00~56~78')
})

test('a number that several countries have stands as it was typed', () => {
  expect(phoneOf(undefined, 'fr', '030 1234567')).toBe('030 1234567')
  expect(phoneOf(undefined, 'fr')).toBe('wei@example.com')
})
