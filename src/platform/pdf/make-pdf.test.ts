import { describe, expect, test, vi } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { RenderQueueFullError } from '#/platform/http/render-queue.ts'
import { FULL_RUN } from '../../../tests/helpers/full-run.ts'
import { TooManySignsError } from './check-signs.ts'
import { makePdf } from './make-pdf.ts'
import type { PdfDocument } from './pdf-document.ts'

const ROWS = Array.from({ length: 60 }, (_, n) => [
  `${n + 1}. Hôtel de Marbeuf`,
  '310 m²',
  '19\u202f200\u00a0€',
])

const document = (language: PdfDocument['language'], text: string): PdfDocument => ({
  language,
  title: 'Mars, le défilé',
  author: 'Passage',
  head: [text],
  foot: 'Passage',
  pageOf: '{n} / {total}',
  sections: [
    [
      { kind: 'heading', level: 1, text },
      { kind: 'table', head: ['Lieu', 'Surface', 'Prix'], rows: ROWS },
    ],
    [{ kind: 'rows', rows: [{ label: 'Note', value: `${text} 😀\u0000 ${'x'.repeat(500)}` }] }],
  ],
})

const made = (about: PdfDocument) => makePdf(() => about, new AbortController().signal)

describe('a PDF is made in a process of its own', () => {
  test('tagged, with its title and language, and a long table on several pages', async () => {
    const pdf = (await made(document('fr', 'Œuvre : l’accès'))).toString('latin1')
    expect(pdf.length).toBeGreaterThan(20_000)
    expect(pdf.startsWith('%PDF-1.7')).toBe(true)
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(4)
    for (const mark of ['/Lang (fr)', '/StructTreeRoot', '/Marked true', '/DisplayDocTitle true'])
      expect(pdf).toContain(mark)
  })

  // Cyrillic, and a face cut for what is written; the full run has all.
  test.each(FULL_RUN ? LANGUAGE_CODES : (['ru', 'ja'] as const))('has faces for %s', async (language) => {
    const pdf = await made(document(language, '会場 候補 场地 공간 площадка ёлка œ'))
    expect(pdf.length).toBeGreaterThan(20_000)
    expect(pdf.length).toBeLessThan(300_000)
  })

  test('a font whose last sign is a space is drawn with', async () => {
    const spaced = { kind: 'text' as const, text: '0123456789\u00a0\u202f0' }
    const about = { ...document('fr', ''), head: [], foot: '0', pageOf: '0', sections: [[spaced]] }
    expect((await made(about)).subarray(0, 4).toString()).toBe('%PDF')
  })

  test('what cannot be drawn is an error, and the next one is made all the same', async () => {
    const picture = { jpeg: new Uint8Array([1, 2, 3]), alt: '' }
    const broken = {
      ...document('en', 'A'),
      sections: [[{ kind: 'pictures' as const, pictures: [picture] }]],
    }
    await expect(made(broken)).rejects.toThrow('Unknown image format')
    expect((await made(document('en', 'B'))).subarray(0, 4).toString()).toBe('%PDF')
  })

  test('more signs than fonts are cut for are refused before anything is drawn', async () => {
    const signs = Array.from({ length: 1600 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')
    await expect(made(document('ja', signs))).rejects.toThrow(TooManySignsError)
  })

  test('a sender who leaves ends it, begun or not; a third at once of one visitor is turned away', async () => {
    const leaving = new AbortController()
    // Half a minute's drawing: it is under way until it is ended, however fast the machine is.
    const long = {
      kind: 'table' as const,
      head: ['Lieu', 'Surface', 'Prix'],
      rows: Array(200).fill(ROWS).flat(),
    }
    const composed = vi.fn(() => ({ ...document('fr', 'A'), sections: [[long]] }))
    const first = makePdf(composed, leaving.signal)
    await vi.waitFor(() => expect(composed).toHaveBeenCalled())
    const second = makePdf(composed, leaving.signal)
    await expect(made(document('fr', 'C'))).rejects.toThrow(RenderQueueFullError)
    leaving.abort(new Error('gone'))
    const ended = await Promise.allSettled([first, second])
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await made(document('en', 'B'))).subarray(0, 4).toString()).toBe('%PDF')
  })
})
