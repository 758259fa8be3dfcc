import { expect, test } from 'vitest'
import { withLateData } from './late-data.ts'

test('data goes to the end of the page, scripts stay', () => {
  const data = '<script type="application/ld+json">{"a":"$&"}</script>'
  const rules = '<script nonce="x" type="text/x-speculationrules">{}</script>'
  const page = (head: string, end: string) => `<html><head>${head}</head><body><p></p>${end}</body></html>`
  expect(withLateData(page(`<script>1</script>${data}${rules}<meta/>`, ''))).toBe(
    page('<script>1</script><meta/>', data + rules),
  )
  expect(withLateData(page('<meta/>', ''))).toBe(page('<meta/>', ''))
})
