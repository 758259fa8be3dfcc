import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { NO_MENTIONS } from '#/modules/staff/model/legal-mentions.schema.ts'
import { makePdf } from '#/platform/pdf/make-pdf.ts'
import type { PdfDocument } from '#/platform/pdf/pdf-document.ts'
import { textOf as cellText, saidTexts } from '#/platform/pdf/said-texts.ts'
import { FULL_RUN } from '../../../../../tests/helpers/full-run.ts'
import { quoteDocumentSchema } from '../../model/quote-document.schema.ts'
import { reckon } from '../../model/quote-lines.ts'
import { totalsOf } from '../../model/totals.ts'
import { composeQuote } from './compose-quote.ts'

const VENUES = [
  ...['a', 'b'].map((id) => ({ id, name: `Salon ${id}`, slug: `salon-${id}`, minimumDays: 14 })),
].map((venue) => ({ ...venue, priceFromDayCents: 95_000 }))

const hire = (more: object = {}) => ({
  ...{ kind: 'hire', id: randomUUID(), choice: null, venueId: 'a', vatBp: 2000, vatReason: null },
  ...{ firstDay: '2027-03-01', lastDay: '2027-03-02', unitCents: 95_000, ...more },
})

/** Compose a quote of these lines. */
async function composed(language: Language, lines: readonly object[] = [hire()], more: object = {}) {
  const document = quoteDocumentSchema.parse({
    ...{ language, validUntil: '2026-12-11', lines, event: { guests: 80 } },
    client: { name: 'Haruka Kuroda', company: 'Atelier Kuroda', email: 'h@example.jp', country: 'JP' },
    ...more,
  })
  const { lines: reckoned } = reckon(document.lines, VENUES)
  const terms = { fr: 'Le lieu est rendu propre.', ja: '原状回復をお願いします。' }
  return composeQuote({
    quote: {
      ...{ reference: 'D-26-0042', n: 2, isAmendment: false, document, terms },
      reckoned: { lines: reckoned, totals: totalsOf(reckoned), venues: VENUES, problems: [] },
    },
    ...{ senderName: 'Léa Morel', issuedAt: new Date('2026-12-01T09:00:00Z') },
    ...{ mentions: NO_MENTIONS, venues: [] },
  })
}

/** Everything that it says, with plain spaces. */
const textOf = async (...about: Parameters<typeof composed>) =>
  saidTexts(await composed(...about))
    .map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' '))
    .join('\n')

describe('a quote on paper', () => {
  test.each(LANGUAGE_CODES)('says in %s what is offered, and in French under it', async (language) => {
    const text = await textOf(language)
    for (const french of [
      'Devis D-26-0042, version 2',
      'Total TTC',
      'Acompte de 50 %',
      '14 jours (durée minimale',
    ])
      expect(text).toContain(french)
    for (const cents of ['13.300.00', '2.660.00', '15.960.00', '7.980.00'])
      expect(text).toMatch(new RegExp(cents.replaceAll('.', '[., ]')))
    expect(text.toLowerCase()).not.toContain('facture')
    expect(text).not.toMatch(/\{(?!n\}|total\})/)
  })

  test('French alone for those who read it; terms in both languages, and which one prevails', async () => {
    const french = await composed('fr')
    const cells = french.sections.flat().flatMap((block) => ('text' in block ? [block.text] : []))
    expect(cells.every((cell) => typeof cell === 'string')).toBe(true)
    const text = await textOf('ja')
    for (const said of [
      'ご利用条件',
      'Conditions de location',
      'フランス語版を正とします',
      'Le lieu est rendu propre',
    ])
      expect(text).toContain(said)
    expect(text).toContain('2027年3月1日～2027年3月2日')
  })

  test('each choice has its total; no tax has its reason; payments that are near are due at once', async () => {
    const lines = [
      hire({ choice: 'A' }),
      hire({
        choice: 'B',
        venueId: 'b',
        vatBp: 0,
        vatReason: '261-d',
        firstDay: '2026-12-20',
        lastDay: '2026-12-21',
      }),
      {
        ...{ kind: 'service', id: randomUUID(), choice: null, label: 'Cleaning', unitCents: 10_000 },
        ...{ vatBp: 2000, vatReason: null },
      },
    ]
    const text = await textOf('en', lines, { payment: { securityCents: 500_000 } })
    for (const said of [
      ...['Choice A · Salon a', 'Choice B · Salon b', 'These are alternatives'],
      ...['VAT exempt: article 261 D 2°', 'VAT at 20% on €100.00', '€13,420.00', '€16,080.00'],
      ...['Balance, due on 30 January 2027', 'Balance, due with the deposit', '€5,000.00'],
    ])
      expect(text).toContain(said)
  })

  test('a draft without its days can be looked at', async () => {
    expect(await textOf('de', [hire({ firstDay: '', lastDay: '' })])).toContain('14 Tage')
  })

  test.each(FULL_RUN ? LANGUAGE_CODES : (['ja'] as const))('is a tagged PDF in %s', async (language) => {
    const about = await composed(
      language,
      Array.from({ length: 12 }, () => hire({ choice: 'A' })),
      { opening: 'スタジオは白い壁で、天井高は四メートルです。'.repeat(8) },
    )
    const pdf = await makePdf(() => about, new AbortController().signal)
    expect(pdf.length).toBeLessThan(150_000)
    for (const mark of ['/StructTreeRoot', '/Marked true']) expect(pdf.toString('latin1')).toContain(mark)
    // Readers of PDFs are programs of the system: the full run asks for them.
    if (!FULL_RUN) return
    expectReadable(pdf, about)
    expectDrawn(pdf)
  })
})

/** Points of a page between its head and its foot: left, top, width, height. */
const BODY = ['-x', '0', '-y', '80', '-W', '596', '-H', '705']

/** A program of poppler with a PDF. */
function poppler(program: 'pdftotext' | 'pdftoppm', args: readonly string[], pdf: Buffer): Buffer {
  if (spawnSync(program, ['-v']).status !== 0)
    throw new Error(`This test reads PDFs with ${program}: apt-get install poppler-utils`)
  return execFileSync(program, args, { input: pdf, maxBuffer: 2 ** 26 })
}

/** Expect that every page has something on it, and nothing in its margins: no text is cut at an edge. */
function expectDrawn(pdf: Buffer): void {
  const pages = greyPages(poppler('pdftoppm', ['-r', '36', '-gray', '-'], pdf))
  expect(pages.length).toBeGreaterThan(1)
  for (const { width, pixels } of pages) {
    const dark = [...pixels.entries()].filter(([, grey]) => grey < 200).map(([at]) => at)
    const columns = dark.map((at) => at % width)
    expect(dark.length).toBeGreaterThan(200)
    // Margins are 45 points wide, 36 points are 18 pixels.
    expect(Math.min(...columns)).toBeGreaterThanOrEqual(18)
    expect(Math.max(...columns)).toBeLessThan(width - 18)
    expect(Math.min(...dark)).toBeGreaterThan(width * 12)
  }
}

/** Pictures behind each other, each `P5 width height 255` and a byte for a pixel. */
function greyPages(bytes: Buffer): { readonly width: number; readonly pixels: Buffer }[] {
  const head = /^P5\s(\d+)\s(\d+)\s255\s/.exec(bytes.toString('latin1', 0, 40))
  if (head === null) return []
  const [width, height] = [Number(head[1]), Number(head[2])]
  const end = head[0].length + width * height
  return [{ width, pixels: bytes.subarray(head[0].length, end) }, ...greyPages(bytes.subarray(end))]
}

/** Expect that another program finds all texts of a document in their order, and no line that begins with what may begin none. */
function expectReadable(pdf: Buffer, about: PdfDocument): void {
  const read = poppler('pdftotext', ['-raw', ...BODY, '-', '-'], pdf).toString()
  const bare = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')
  const found = bare(read)
  const said = saidTexts({ ...about, head: [], foot: '', pageOf: '' }).map(({ text }) => bare(text))
  for (const text of said.filter((one) => one !== '0123456789' && one !== 'Passage'))
    expect(found).toContain(text)
  const headings = about.sections
    .flat()
    .flatMap((block) => (block.kind === 'heading' ? [bare(cellText(block.text))] : []))
  let last = -1
  for (const heading of headings) {
    const at = found.indexOf(heading, last + 1)
    expect(at, heading).toBeGreaterThan(last)
    last = at
  }
  expect(read.split('\n').filter((line) => /^[、。，．）」』！？：；]/u.test(line.trimStart()))).toEqual([])
}
