import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../languages.ts'
import { useLongDay } from './use-long-day.ts'

function LongDay({ day }: { day: string }) {
  return useLongDay()(new Date(day))
}

test.each([
  ['fr', '2026-11-28', 'samedi 28 novembre'],
  ['fr', '2027-01-01', 'vendredi 1er janvier'],
  ['en', '2026-11-28', 'Saturday 28 November'],
] as const)('a day in full, as the back office in %s says it', (language, day, said) => {
  const page = (
    <IntlProvider locale={LANGUAGES[language].intl} timeZone="Europe/Paris">
      <LongDay day={day} />
    </IntlProvider>
  )
  expect(renderToStaticMarkup(page)).toBe(said)
})
