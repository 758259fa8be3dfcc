import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filledPages } from '../../../tests/helpers/filled-pages.ts'
import { drawPdf } from './draw-pdf.ts'
import type { PdfBlock, PdfPageBlock } from './pdf-document.ts'

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0d4a36' } })
  .jpeg()
  .toBuffer()

const draw = (...sections: readonly (readonly PdfBlock[])[]) =>
  drawPdf({
    ...{ language: 'en', title: 'Paris', author: 'Passage', head: [], foot: '', pageOf: '{n}' },
    sections,
  })

const heading: PdfPageBlock = { kind: 'heading', level: 1, text: 'Salon' }
const picture = (least: number, most: number): PdfPageBlock => ({
  ...({ kind: 'pictures', height: { least, most } } as const),
  pictures: [{ jpeg, alt: 'A salon' }],
})
const rows = (count: number): PdfPageBlock => ({
  ...({ kind: 'rows' } as const),
  rows: Array.from({ length: count }, (_, n) => ({ mark: 'yes', label: `Name ${n}`, value: 'Yes' })),
})

test('a picture takes what the rest of its page leaves', async () => {
  const [only, ...others] = filledPages(
    await draw([{ kind: 'ways', ways: [[[heading, picture(100, 600), rows(9)]]] }]),
  )
  expect(only).toBeGreaterThan(0.95)
  expect(others).toEqual([])
  const [low = 1] = filledPages(
    await draw([{ kind: 'ways', ways: [[[heading, picture(100, 150), rows(9)]]] }]),
  )
  expect(low).toBeLessThan(0.75)
})

test('the first arrangement whose pages hold it is drawn, and the last one runs on', async () => {
  const wayOf = (count: number) => [[picture(300, 300), rows(count)]]
  const pagesOf = async (...ways: (readonly (readonly PdfPageBlock[])[])[]) =>
    filledPages(await draw([{ kind: 'ways', ways }])).length
  expect(await pagesOf(wayOf(4), [[heading], [heading], [heading]])).toBe(1)
  expect(await pagesOf(wayOf(40), [[heading], [heading], [heading]])).toBe(3)
  expect(await pagesOf(wayOf(40), wayOf(60))).toBe(3)
})

test('what fills its page to the last line stays on it', async () => {
  const texts: PdfPageBlock[] = Array(32).fill({ kind: 'text', text: 'Salon' })
  const page = [...texts, picture(20, 400), { kind: 'heading', level: 2, text: 'Last' } as const]
  expect(filledPages(await draw([{ kind: 'ways', ways: [[page]] }]))).toHaveLength(1)
})

test('columns begin at one height and go on below the longer one', async () => {
  const text = (said: string) => ({ kind: 'text', text: said }) as const
  const columns: PdfPageBlock = {
    ...({ kind: 'beside', leftWidth: 200 } as const),
    left: Array(20).fill(text('Left')),
    right: [text('Right')],
  }
  const [beside = 0] = filledPages(await draw([columns, text('Below')]))
  const [alone = 0] = filledPages(await draw([...Array(20).fill(text('Left')), text('Below')]))
  expect(beside).toBeCloseTo(alone, 5)
})

test('a picture on two pages is in the file once', async () => {
  const pdf = (await draw([picture(100, 100)], [picture(100, 100)])).toString('latin1')
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
  expect(pdf.match(/\/Alt \(A salon\)/g)).toHaveLength(2)
})
