import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { assertRenderedWhole } from './assert-rendered-whole.ts'

const inBoundary = (part: ReactNode) => renderToString(<Suspense fallback={null}>{part}</Suspense>)

function Failing(): ReactNode {
  throw new Error('broken')
}

test('a page in which a part failed is refused, though React gives it out', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = inBoundary(<Failing />)
  expect(() => assertRenderedWhole(html)).toThrow('a part of the page failed')
  vi.restoreAllMocks()
})

test('a whole page is let through', () => {
  assertRenderedWhole(inBoundary(<main>Whole</main>))
})
