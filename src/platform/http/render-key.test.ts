import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesIn, compressBetter } from './answer-codings.ts'
import { closeBody, openPage } from './render-key.ts'
import type { Coding } from './stored-response.ts'

const CODINGS: readonly Coding[] = ['identity', 'gzip', 'br']

const page = (text: string, tail = '</body></html>') =>
  `<html><body><form class="form" id="form-quote" method="post" data-render-key="">${text}</form>${tail}`

const FIELD = /<input type="hidden" form="form-quote" name="renderKey" value="([\w-]{22})">/

/** The page in every coding, made in this order: each comes from whichever is there. */
async function answersOf(html: string, order: readonly Coding[] = CODINGS) {
  const open = openPage(200, {}, html)
  if (open?.missingEnd === undefined) throw new Error('the page has no marked form')
  const { missingEnd } = open
  const kept: Partial<Record<Coding, Buffer>> = {}
  for (const coding of order) kept[coding] = await bytesIn(open, coding)
  await compressBetter(open)
  const close = (coding: Coding, bytes = kept[coding] ?? Buffer.of()) => closeBody(coding, bytes, missingEnd)
  return {
    identity: () => close('identity').toString(),
    gzip: () => gunzipSync(close('gzip')).toString(),
    br: () => brotliDecompressSync(close('br')).toString(),
    better: () => brotliDecompressSync(close('br', open.bodies.br)).toString(),
  }
}

test('whatever a page holds, every coding gives it back whole, with a key of its own in front of its end', async () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 20_000, maxLength: 40_000 }))
  const orders = fc.shuffledSubarray([...CODINGS], { minLength: 3 })
  await fc.assert(
    fc.asyncProperty(text, fc.string({ maxLength: 2000 }), orders, async (body, behind, order) => {
      const html = page(
        body.toWellFormed(),
        `</body>${behind.toWellFormed().replaceAll('</body>', '')}</html>`,
      )
      const answers = await answersOf(html, order)
      const keys = Object.values(answers).map((answer) => {
        const got = answer()
        expect(got.replace(FIELD, '')).toBe(html)
        return FIELD.exec(got)?.[1]
      })
      expect(new Set(keys).size).toBe(4)
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
  (html) => {
    expect(openPage(200, {}, html)).toBeUndefined()
  },
)
