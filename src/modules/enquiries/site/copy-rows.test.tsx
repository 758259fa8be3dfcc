import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { AddressProvider } from '#/i18n/react/address-context.tsx'
import { fieldsOf } from '../model/derive.ts'
import { ENQUIRY_KINDS, type EnquiryKind } from '../model/kinds.ts'
import { CopyRows } from './copy-rows.tsx'

/** Something that a visitor can give, for every field of a form. */
function filledIn(kind: EnquiryKind): Record<string, string> {
  const values = fieldsOf(kind).map(([name, field]): [string, string] => {
    if (field.kind === 'choice') return [name, field.options.at(-1) ?? '']
    if (field.kind === 'time') return [name, field.times.at(0) ?? '']
    if (field.kind === 'day') return [name, '2027-03-02']
    if (field.kind === 'integer') return [name, '12200']
    return [name, `Ingrid ${name.length}`]
  })
  return Object.fromEntries(kind === 'proposal' ? [...values, ['photos', '4']] : values)
}

async function rowsOf(kind: EnquiryKind, language: Language, values: Record<string, string>) {
  await loadMessages(language)
  const page = renderToStaticMarkup(
    <AddressProvider address={{ page: null, params: {}, language, slugLanguage: language }}>
      <IntlProvider
        locale={LANGUAGES[language].intl}
        timeZone="Europe/Paris"
        messages={getMessages(language)}
      >
        <CopyRows kind={kind} values={values} />
      </IntlProvider>
    </AddressProvider>,
  )
  return [...page.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gsu)].map(([, label = '', value = '']) => ({
    label,
    value,
  }))
}

for (const kind of ENQUIRY_KINDS) {
  test(`the copy of a ${kind} names every field and every answer in every language`, async () => {
    const values = filledIn(kind)
    for (const language of LANGUAGE_CODES) {
      const rows = await rowsOf(kind, language, values)
      expect(rows, language).toHaveLength(Object.keys(values).length)
      for (const { label, value } of rows) {
        expect(Object.keys(values), language).not.toContain(label)
        // Codes of options, days and bare figures are for programs.
        expect(value, `${language}: ${label}`).not.toMatch(/^[a-z\d]+_\w+$|^\d{4}-\d\d-\d\d$|^12200$/u)
        expect(label, language).not.toBe('')
      }
    }
  })
}

test('a price is written with its currency, however it was typed, and a remark stays', async () => {
  const shown = async (priceFromDay: string) => (await rowsOf('proposal', 'en', { priceFromDay }))[0]
  const label = 'Price from, per day excl. VAT'
  expect(await shown('2200')).toEqual({ label, value: '€2,200' })
  expect(await shown('2.200 €')).toEqual({ label, value: '€2,200' })
  expect(await shown('about 2200')).toEqual({ label, value: 'about 2200' })
})

test('an area stands beside its label without a second unit', async () => {
  const shown = async (surface: string) => (await rowsOf('quote-venue', 'fr', { surface }))[0]?.value
  expect(await shown('120 m2')).toBe('120')
  expect(await shown('120m²')).toBe('120')
  expect(await shown('120 m2 au sol')).toBe('120 m2 au sol')
})

test('a number of guests that was said stays one', async () => {
  const [row] = await rowsOf('quote-venue', 'de', { guestCount: '40' })
  expect(row?.value).toBe('40')
})

test('the names stand in the order of the form', async () => {
  const values = { lastName: 'Aubert', firstName: 'Claire' }
  const order = async (language: Language) =>
    (await rowsOf('quote-venue', language, values)).map(({ value }) => value)
  expect(await order('fr')).toEqual(['Claire', 'Aubert'])
  expect(await order('ja')).toEqual(['Aubert', 'Claire'])
})
