/**
 * Bytes and seconds of a quote's PDF in each language: three venues as alternatives, each with its photograph, plan and
 * technical sheet, a letter of a paragraph, and terms of three. Run: `npm run bench -- quote-pdfs`; `PDF_FOLDER` keeps the files.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { quoteDocumentSchema } from '#/modules/quotes/model/quote-document.schema.ts'
import { drawQuote } from '#/modules/quotes/server/document/draw-quote.server.ts'
import { reckonQuote } from '#/modules/quotes/server/reckon-quote.server.ts'
import { loadDemoCatalogue } from '#/modules/venues/server/import-export/demo-catalogue.server.ts'
import { readVenueDetail } from '#/modules/venues/server/venue-detail.repository.server.ts'
import { migrate } from '#/platform/database/migrate.ts'
import { type Database, openDatabase } from '#/platform/database/open-database.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'

const VENUES = ['hotel-de-marbeuf', 'galerie-montmorency', 'salon-des-feuillants']
const ROUNDS = 3
const AT = new Date('2026-12-01T09:00:00Z')

/** A quote as an agent writes it; the letter and the terms are descriptions of venues, which every language has. */
async function quoteIn(database: Database, language: Language) {
  const rows = await database.db.selectFrom('venue').select(['id', 'slug']).execute()
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const details = await Promise.all(VENUES.map((slug) => readVenueDetail(database, slug, language)))
  const [opening] = details[0]?.description ?? []
  const terms = details[1]?.description.join('\n')
  const french = (await readVenueDetail(database, VENUES[1] ?? '', 'fr'))?.description.join('\n')
  const lines = details.flatMap((detail, at) =>
    detail === undefined
      ? []
      : [
          {
            ...{ kind: 'hire', id: randomUUID(), choice: 'ABC'.charAt(at), venueId: ids.get(detail.slug) },
            ...{ firstDay: '2027-03-01', lastDay: '2027-03-06', unitCents: detail.priceFromDayCents },
            ...{ vatBp: 2000, vatReason: null },
          },
        ],
  )
  const document = quoteDocumentSchema.parse({
    ...{ language, validUntil: '2026-12-11', opening, lines },
    event: { guests: 80 },
    client: { name: 'Haruka Kuroda', company: 'Atelier Kuroda', email: 'h@example.jp', country: 'JP' },
  })
  const reckoned = await reckonQuote(database.db, document, '2026-12-01')
  return {
    ...{ reference: 'D-26-0042', n: 1, isAmendment: false, document, reckoned },
    terms: { fr: french, [language]: terms },
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'passage-bench-quote-pdfs-'))
const database = openDatabase(`file:${path.join(folder, 'site.db')}`)
try {
  await migrate(database)
  await loadDemoCatalogue(database, () => undefined, openLocalStorage(path.join(folder, 'photos')))
  const store = { read: openLocalStorage(path.join(folder, 'photos')).get }
  for (const language of LANGUAGE_CODES) {
    const quote = await quoteIn(database, language)
    const times: number[] = []
    let pdf: Uint8Array = Buffer.alloc(0)
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      pdf = await drawQuote(database, quote, { senderName: 'Léa Morel', at: AT, store })
      times.push(performance.now() - start)
    }
    const [first = 0, ...later] = times.map((time) => Math.round(time))
    process.stdout.write(
      `${language}  ${(pdf.length / 1000).toFixed(0)} kB · first ${first} ms, then ${later.join(', ')} ms\n`,
    )
    const kept = process.env.PDF_FOLDER
    if (kept) await writeFile(path.join(kept, `${language}.pdf`), pdf)
  }
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
