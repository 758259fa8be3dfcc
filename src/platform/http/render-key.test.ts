import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closeBody, openPage } from './render-key.ts'

const page = (text: string, tail = '</body></html>') =>
  `<html><body><form class="form" id="form-quote" method="post" data-render-key="">${text}</form>${tail}`

const FIELD = /<input type="hidden" form="form-quote" name="renderKey" value="([\w-]{22})">/

async function answersOf(html: string) {
  const open = await openPage(200, {}, html)
  if (open?.missingEnd === undefined) throw new Error('the page has no marked form')
  const { missingEnd } = open
  return {
    identity: () => closeBody('identity', open, missingEnd).toString(),
    gzip: () => gunzipSync(closeBody('gzip', open, missingEnd)).toString(),
    br: () => brotliDecompressSync(closeBody('br', open, missingEnd)).toString(),
  }
}

test('whatever a page holds, every coding gives it back whole, with a key of its own in front of its end', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 20_000, maxLength: 40_000 }))
  await fc.assert(
    fc.asyncProperty(text, fc.string({ maxLength: 2000 }), async (body, behind) => {
      const html = page(
        body.toWellFormed(),
        `</body>${behind.toWellFormed().replaceAll('</body>', '')}</html>`,
      )
      const answers = await answersOf(html)
      const keys = Object.values(answers).map((answer) => {
        const got = answer()
        expect(got.replace(FIELD, '')).toBe(html)
        return FIELD.exec(got)?.[1]
      })
      expect(new Set(keys).size).toBe(3)
    }),
    { numRuns: 60 },
  )
})

test('the field stands inside the body, and no two answers share a key', async () => {
  const { br } = await answersOf(page('x'))
  const [one, two] = [br(), br()]
  expect(one).toMatch(/value="[\w-]{22}"><\/body><\/html>$/)
  expect(one).not.toBe(two)
})

test.each(['<html><body><form id="a"></form></body></html>', '<form id="a" data-render-key="">'])(
  'a page without a marked form, or without an end, is kept as it is: %s',
  async (html) => {
    expect(await openPage(200, {}, html)).toBeUndefined()
  },
)
