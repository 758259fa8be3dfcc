import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineElements } from './inline-elements.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('only scripts that our rendering marked are allowed', () => {
  const rendered = '<script nonce="n1">own()</script><script>slippedIn()</script>'
  const page = hashInlineElements(rendered, 'n1')
  expect(page.scriptHashes).toEqual([hash('own()')])
})

test('only stylesheets that our rendering marked are allowed, and none of them as a script', () => {
  const rendered = '<style nonce="n1">b{color:red}</style><style>*{display:none}</style>'
  const page = hashInlineElements(rendered, 'n1')
  expect(page.styleHashes).toEqual([hash('b{color:red}')])
  expect(page.scriptHashes).toEqual([])
})

test('the nonce does not leave the server', () => {
  const rendered =
    '<meta property="csp-nonce" content="n1"><script nonce="n1" src="/a.js"></script><link nonce="n1" href="/b.css">'
  const page = hashInlineElements(rendered, 'n1')
  expect(page.html).not.toContain('n1')
  expect(page.scriptHashes).toEqual([])
})
