import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { loadMessages } from '../messages.ts'
import { AddressProvider } from './address-context.tsx'
import { PageLink } from './page-link.tsx'
import { useReadyPart, useReadyPartOfPage } from './ready-part.tsx'

beforeAll(() => Promise.all((['de', 'fr', 'it', 'es'] as const).map(loadMessages)))

let renders = 0

function Words({ text, count }: { text: string; count: number }) {
  renders += 1
  return (
    <>
      <b title="a & b">
        {text} {count}
      </b>{' '}
      {text}
      <PageLink page="venues">{text}</PageLink>
    </>
  )
}

interface BoxProps {
  readonly text: string
  readonly count: number
}

function Box({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
const Ready = (props: BoxProps) => <Box html={useReadyPart('words', props, <Words {...props} />)} />
const ReadyOfPage = (props: BoxProps) => (
  <Box html={useReadyPartOfPage('words', props, <Words {...props} />)} />
)
const Plain = (props: BoxProps) => (
  <div>
    <Words {...props} />
  </div>
)

function renderOn(page: 'venues' | 'home', language: Language, Part: typeof Plain, props: BoxProps): string {
  return renderToString(
    <AddressProvider address={{ page, params: {}, language, slugLanguage: language }}>
      <Part {...props} />
    </AddressProvider>,
  )
}

const PROPS = { text: '<5 & "6"', count: 3 }

test('a ready part is byte for byte what React renders', () => {
  expect(renderOn('home', 'de', Ready, PROPS)).toBe(renderOn('home', 'de', Plain, PROPS))
})

test('it is rendered once for the same language and inputs, whatever the page', () => {
  renders = 0
  const first = renderOn('home', 'fr', Ready, PROPS)
  expect(renderOn('venues', 'fr', Ready, { ...PROPS })).toBe(first)
  expect(renders).toBe(1)
  expect(renderOn('home', 'fr', Ready, { ...PROPS, count: 4 })).not.toBe(first)
  expect(renderOn('home', 'it', Ready, PROPS)).toContain('href="/it/')
  expect(renders).toBe(3)
})

test('one that sees its page is rendered for each page', () => {
  const here = renderOn('venues', 'es', ReadyOfPage, PROPS)
  expect(here).toBe(renderOn('venues', 'es', Plain, PROPS))
  expect(here).toContain('aria-current="page"')
  expect(renderOn('home', 'es', ReadyOfPage, PROPS)).not.toContain('aria-current')
})
