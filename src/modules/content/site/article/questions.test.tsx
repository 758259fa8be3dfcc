import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { Questions } from './questions.tsx'

test.each([undefined, []])('a page without questions has no heading for them (%j)', (questions) => {
  const page = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="Europe/Paris" messages={{ plain: { questions: 'Questions' } }}>
      <Questions questions={questions} />
    </IntlProvider>,
  )
  expect(page).toBe('')
})
