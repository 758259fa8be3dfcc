import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { PHONE_EXAMPLES } from '#/i18n/phone-examples.ts'
import { readPhone } from './phone-number.server.ts'
import { saysMore } from './phone-parts.ts'

/** Numbers of no person: those set aside for fiction, or made up. */
const READ: readonly (readonly [typed: string, language: Language, number: string])[] = [
  // With a country code: anywhere.
  ['+33 1 99 00 12 34', 'ja', '+33199001234'],
  ['+33 (0)1 99 00 12 34', 'en', '+33199001234'],
  ['0033 1 99 00 12 34', 'de', '+33199001234'],
  ['＋８１ ３ １２３４ ５６７８', 'ja', '+81312345678'],
  ['+٣٣ ١ ٩٩ ٠٠ ١٢ ٣٤', 'fr', '+33199001234'],
  ['tel:+33199001234', 'fr', '+33199001234'],
  ['Tél. : +33 1 99 00 12 34', 'fr', '+33199001234'],
  ['Tel. 01 99 00 12 34', 'fr', '+33199001234'],
  ['WhatsApp: +39 06 1234 5678', 'it', '+390612345678'],
  ['+33 6 12 34 56 78 (WhatsApp)', 'en', '+33612345678'],
  ['+33 6 12 34 56 78 - Camille', 'fr', '+33612345678'],
  ['+52 1 55 1234 5678', 'es', '+525512345678'],
  ['+5215512345678', 'en', '+525512345678'],
  ['+225 07 07 12 34 56', 'fr', '+2250707123456'],
  ['+7 (912) 345-67-89', 'ru', '+79123456789'],
  ['電話：+81 90-1234-5678', 'ja', '+819012345678'],
  // Extensions.
  ['+1 212 555 0134 ext. 22', 'en', '+12125550134;ext=22'],
  ['+1 212 555 0134 x22', 'en', '+12125550134;ext=22'],
  ['+1 (212) 555-0134, extension 22', 'en', '+12125550134;ext=22'],
  ['tel:+12125550134;ext=22', 'en', '+12125550134;ext=22'],
  ['+1 212 555 0134 #22', 'en', '+12125550134;ext=22'],
  ['01 99 00 12 34 poste 12', 'fr', '+33199001234;ext=12'],
  ['01 99 00 12 34 (poste 12)', 'fr', '+33199001234;ext=12'],
  ['03-1234-5678 内線12', 'ja', '+81312345678;ext=12'],
  ['03-1234-5678（内線 12）', 'ja', '+81312345678;ext=12'],
  ['8 (495) 123-45-67 доб. 12', 'ru', '+74951234567;ext=12'],
  ['030 1234567 Durchwahl 12', 'de', '+49301234567;ext=12'],
  ['+39 06 1234 5678 int. 4', 'it', '+390612345678;ext=4'],
  ['+55 11 91234-5678 ramal 9', 'pt', '+5511912345678;ext=9'],
  ['010 1234 5678 分机 801', 'cn', '+861012345678;ext=801'],
  ['02-312-3456 내선 7', 'ko', '+8223123456;ext=7'],
  ['+34 912 345 678 ext 5', 'es', '+34912345678;ext=5'],
  // Two numbers: the first counts.
  ['+33 6 12 34 56 78 / +33 1 99 00 12 34', 'fr', '+33612345678'],
  ['01 99 00 12 34 ou 06 12 34 56 78', 'fr', '+33199001234'],
  ['+33 1 99 00 12 34 poste 3, +33 6 12 34 56 78', 'fr', '+33199001234;ext=3'],
  ['01 99 00 12 34 (bureau) 06 12 34 56 78', 'fr', '+33199001234'],
  ['+81 3-1234-5678、+81 90-1234-5678', 'ja', '+81312345678'],
  // As at home, where one country fits.
  ['01 99 00 12 34', 'fr', '+33199001234'],
  ['0199001234', 'fr', '+33199001234'],
  ['01.99.00.12.34', 'fr', '+33199001234'],
  ['0612345678', 'fr', '+33612345678'],
  ['04 75 12 34 56', 'fr', '+33475123456'],
  ['02 512 34 56', 'fr', '+3225123456'],
  ['01/5123456', 'de', '+4315123456'],
  ['0171 1234567', 'de', '+491711234567'],
  ['01711234567', 'de', '+491711234567'],
  ['0441 / 234567', 'de', '+49441234567'],
  ['612 345 678', 'es', '+34612345678'],
  ['06 1234 5678', 'it', '+390612345678'],
  ['912 345 678', 'pt', '+351912345678'],
  ['(11) 91234-5678', 'pt', '+5511912345678'],
  ['8 912 345-67-89', 'ru', '+79123456789'],
  ['912 345 67 89', 'ru', '+79123456789'],
  ['8 701 123 45 67', 'ru', '+77011234567'],
  ['138 0013 8000', 'cn', '+8613800138000'],
  ['090-1234-5678', 'ja', '+819012345678'],
  ['010-1234-5678', 'ko', '+821012345678'],
  ['(212) 555-0134', 'en', '+12125550134'],
  ['212-555-0134', 'en', '+12125550134'],
  ['1 212 555 0134', 'en', '+12125550134'],
  ['020 7946 0018', 'en', '+442079460018'],
  ['07911 123456', 'en', '+447911123456'],
  // French numbers in pairs are French in every language: the agency is in Paris.
  ['01 99 00 12 34', 'es', '+33199001234'],
  ['06 12 34 56 78', 'de', '+33612345678'],
  ['06 12 34 56 78', 'en', '+33612345678'],
  ['01 99 00 12 34', 'en', '+33199001234'],
  ['01 99 00 12 34', 'de', '+33199001234'],
  ['06 12 34 56 78', 'ja', '+33612345678'],
  ['07 81 23 45 67', 'fr', '+33781234567'],
]

/** Numbers that several countries have: never read as one of them without asking. */
const ASKED: readonly (readonly [typed: string, language: Language, countries: string])[] = [
  ['0475 12 34 56', 'fr', 'BE FR'],
  ['0475123456', 'fr', 'FR BE'],
  ['0475/12.34.56', 'fr', 'BE FR'],
  ['022 123 45 67', 'fr', 'CH FR'],
  ['079 123 45 67', 'fr', 'CH FR'],
  ['0781234567', 'fr', 'FR CH'],
  ['Tel. 0475 12 34 56 (WhatsApp)', 'fr', 'BE FR'],
  ['0664 1234567', 'de', 'AT DE'],
  ['044 123 45 67', 'de', 'CH DE'],
  ['091 123 45 67', 'it', 'IT CH'],
  ['044 123 45 67', 'ru', 'UA AZ FR'],
  ['050 123 4567', 'en', 'AE ZA KE FR'],
  ['0612345678', 'de', 'DE CH FR'],
  ['020 123 456', 'fr', 'DZ'],
  ['20 123 456', 'fr', 'LU TN'],
  ['3-1234-5678', 'ja', 'JP'],
  ['9123 4567', 'cn', 'HK SG'],
  ['0690 00 12 34', 'fr', 'GP DZ MA'],
  ['021 123 4567', 'en', 'IE NZ ZA'],
  ['025123456', 'fr', 'BE DZ'],
  ['55 1234 5678', 'es', 'MX US'],
  ['6 12 34 56 78', 'fr', 'FR'],
  ['33 6 12 34 56 78', 'fr', 'FR'],
]

const NONE: readonly (readonly [typed: string, language: Language])[] = [
  ['', 'fr'],
  ['12', 'fr'],
  ['call me', 'en'],
  ['01 99 00 12 34 56 78', 'fr'],
  ['+33 1 99', 'fr'],
  ['2027-03-05', 'ja'],
  ['123456', 'ko'],
  [`+33${'1'.repeat(300)}`, 'fr'],
]

describe('a phone number (behaviour 4.6)', () => {
  test.each(READ)('%j in a form in %s is %s', (typed, language, number) => {
    expect(readPhone(typed, language)).toEqual({ kind: 'number', number })
  })

  test.each(ASKED)('%j in a form in %s is asked about: %s', (typed, language, countries) => {
    const reading = readPhone(typed, language)
    if (reading.kind !== 'ask') throw new Error(`not asked: ${JSON.stringify(reading)}`)
    const asked = reading.choices.map(({ country }) => country).join(' ')
    expect(asked.startsWith(countries), asked).toBe(true)
    // Each choice, sent in the place of what was typed, is one number.
    for (const { text, shown } of reading.choices)
      expect(readPhone(text, language)).toEqual({ kind: 'number', number: shown.replace(/\s|-/g, '') })
  })

  test.each(NONE)('%j in a form in %s is none', (typed, language) => {
    expect(readPhone(typed, language)).toEqual({ kind: 'none' })
  })

  test('what stands around the number stays in the choice', () => {
    const reading = readPhone('Tel. 0475 12 34 56 (WhatsApp)', 'fr')
    expect(reading).toMatchObject({ choices: [{ text: 'Tel. +32 475 12 34 56 (WhatsApp)' }, {}] })
  })

  test('what staff type in Paris is French, or of the language of the person', () => {
    expect(readPhone('0612345678', 'fr', 'es')).toEqual({ kind: 'number', number: '+33612345678' })
    expect(readPhone('090-1234-5678', 'fr', 'ja')).toEqual({ kind: 'number', number: '+819012345678' })
    expect(readPhone('03-1234-5678', 'fr', 'ja').kind).toBe('ask')
  })
})

test.each([
  ['01 99 00 12 34', '+33199001234', false],
  ['+33 (0)1 99 00 12 34', '+33199001234', false],
  ['0033 1 99 00 12 34', '+33199001234', false],
  ['tel:+33199001234', '+33199001234', false],
  ['Tél. 01 99 00 12 34', '+33199001234', false],
  ['+1 212 555 0134 ext. 22', '+12125550134;ext=22', false],
  ['+33 6 12 34 56 78 (WhatsApp)', '+33612345678', true],
  ['+33 6 12 34 56 78 - Camille', '+33612345678', true],
  ['+33 6 12 34 56 78 / +33 1 99 00 12 34', '+33612345678', true],
])('%j says more than %s: %s', (typed, number, more) => {
  expect(saysMore(typed, number)).toBe(more)
})

test.each(LANGUAGE_CODES)('the example that the form in %s shows is read without a question', (language) => {
  expect(readPhone(PHONE_EXAMPLES[language], language).kind).toBe('number')
})
