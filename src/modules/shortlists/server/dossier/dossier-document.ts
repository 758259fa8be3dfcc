/** The dossier of a list: a cover with its table and whom to ask, then a page or two for each venue (behaviour 5.16, ADR 0126). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { drawnPlan } from '#/modules/venues/model/drawn-plan.ts'
import { sheetRows } from '#/modules/venues/model/sheet-rows.ts'
import { planLayoutOf } from '#/modules/venues/model/wished-layout.ts'
import type { PdfBlock, PdfDocument, PdfPicture } from '#/platform/pdf/pdf-document.ts'
import type { SharedList, SharedVenue } from '../../model/shared-view.ts'
import { type DossierWords, dossierWords } from './dossier-words.ts'

/** The pictures of a venue as JPEG, by its slug. */
export type DossierPictures = ReadonlyMap<string, readonly PdfPicture[]>

/** Compose the dossier of a list. */
export async function dossierDocument(
  list: SharedList,
  pictures: DossierPictures,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<PdfDocument> {
  const words = await dossierWords(language)
  const { t } = words
  const title = list.title || t('shared.label')
  const made = words.date(now.toISOString())
  return {
    language,
    title,
    author: AGENCY.name,
    head: [title, [list.ownerName, made].filter(Boolean).join(' · ')],
    foot: words.contact,
    pageOf: t('shared.page', { n: '{n}', total: '{total}' }),
    sections: [cover(list, title, { words, pictures }), ...(await venuePages(list, words, pictures))],
  }
}

/** A plan is laid out on each: others are answered in between. */
async function venuePages(
  list: SharedList,
  words: DossierWords,
  pictures: DossierPictures,
): Promise<PdfBlock[][]> {
  const pages: PdfBlock[][] = []
  for (const [at, venue] of list.venues.entries()) {
    await nextTurn()
    pages.push(...pagesOf(venue, at, { list, words, pictures }))
  }
  return pages
}

/** Points: of the pictures of a page, and of a plan, which has the technical sheet below it. */
const [PICTURES, HIGHEST] = [300, 370]

function cover(list: SharedList, title: string, { words, pictures }: Omit<VenueContext, 'list'>): PdfBlock[] {
  const { t } = words
  const [picture] = list.venues.flatMap(({ slug }) => pictures.get(slug)?.[0] ?? []).slice(0, 1)
  const withPrices = list.options.prices
  const layout = list.layout ?? 'standing'
  const head = [
    t('shared.fact.venue'),
    t('shared.fact.surface'),
    t('shared.fact.ceiling'),
    t(`layout.${layout}`),
    ...(withPrices ? [`${t('shared.fact.price')} (${t('shared.fact.priceNote')})`] : []),
  ]
  const rows = list.venues.map((venue, at) => [
    `${at + 1}. ${venue.name}\n${t(`neighborhood.${venue.neighborhood}`)}`,
    words.area(venue.surfaceM2),
    words.metres(venue.ceilingHeightCm),
    venue.capacities[layout] > 0 ? String(venue.capacities[layout]) : '–',
    ...(withPrices ? [venue.price ? priceCell(venue.price, words) : '–'] : []),
  ])
  return [
    ...(picture ? [{ kind: 'pictures', pictures: [picture], height: PICTURES } as const] : []),
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', text: words.about(list) },
    { kind: 'table', head, rows },
    { kind: 'heading', level: 2, text: t('footer.contact') },
    { kind: 'text', text: words.contact },
  ]
}

function priceCell(price: NonNullable<SharedVenue['price']>, words: DossierWords): string {
  if (price.days === null) return words.price(price.cents)
  return `${words.price(price.cents)}\n${words.t('shared.fact.days', { n: price.days })}`
}

interface VenueContext {
  readonly list: SharedList
  readonly words: DossierWords
  readonly pictures: DossierPictures
}

/** What it looks like and what is said of it, then what is measured. */
function pagesOf(venue: SharedVenue, at: number, { list, words, pictures }: VenueContext): PdfBlock[][] {
  const { t } = words
  const place = [t(`type.${venue.type}`), t(`neighborhood.${venue.neighborhood}`), venue.metro]
  const shown: PdfBlock[] = [
    { kind: 'heading', level: 1, text: `${at + 1}  ${venue.name}` },
    { kind: 'text', text: place.filter(Boolean).join(' · ') },
    { kind: 'pictures', pictures: pictures.get(venue.slug) ?? [], height: PICTURES },
    figures(venue, list, words),
    ...(venue.opening ? [{ kind: 'text', text: venue.opening } as const] : []),
    rowsOf(venue, list, words),
    ...saidBlocks(venue, words),
  ]
  const measured = [...planBlocks(venue, list, words), ...sheetBlocks(venue, words)]
  return measured.length > 0 ? [shown, measured] : [shown]
}

/** The technical sheet, in two columns. */
function sheetBlocks({ sheet }: SharedVenue, { t, texts }: DossierWords): PdfBlock[] {
  const rows = sheetRows(sheet, texts).map(({ name, values }) => ({ label: name, value: values.join(' · ') }))
  if (rows.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: t('venue.sheet.title') },
    { kind: 'rows', rows, columns: 2 },
  ]
}

/** What colleagues say. */
function saidBlocks({ approvedBy, comments }: SharedVenue, { t }: DossierWords): PdfBlock[] {
  const rows = [
    ...(approvedBy.length > 0 ? [{ label: t('shared.fact.approved'), value: approvedBy.join(', ') }] : []),
    ...comments.map(({ name, text }) => ({ label: name, value: text })),
  ]
  if (rows.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: t('shared.answers') },
    { kind: 'rows', rows },
  ]
}

function figures(
  venue: SharedVenue,
  { layout }: SharedList,
  { t, area, metres, price }: DossierWords,
): PdfBlock {
  const shown = [...new Set([layout ?? 'standing', 'standing', 'runway'] as const)].slice(0, 2)
  return {
    kind: 'figures',
    figures: [
      { label: t('shared.fact.surface'), value: area(venue.surfaceM2) },
      { label: t('shared.fact.ceiling'), value: metres(venue.ceilingHeightCm) },
      ...shown
        .filter((name) => venue.capacities[name] > 0)
        .map((name) => ({ label: t(`layout.${name}`), value: String(venue.capacities[name]) })),
      ...(venue.price ? [{ label: priceLabel(venue.price.days, t), value: price(venue.price.cents) }] : []),
    ],
  }
}

function priceLabel(days: number | null, t: DossierWords['t']): string {
  const note = t('shared.fact.priceNote')
  return days === null
    ? `${t('shared.fact.price')}, ${note}`
    : `${t('shared.fact.days', { n: days })}, ${note}`
}

/** The plan with the layout of the list, and what was drawn on it. */
function planBlocks(
  venue: SharedVenue,
  { layout, guests, event }: SharedList,
  { t, texts }: DossierWords,
): PdfBlock[] {
  const asked = planLayoutOf({ layout: layout ?? undefined, event: event ?? undefined })
  const wished = { layout: asked, guests, highest: HIGHEST }
  const drawn = drawnPlan(venue, wished, texts)
  if (drawn === undefined) return []
  return [
    { kind: 'heading', level: 2, text: `${venue.name} · ${t('plan.title')}` },
    { kind: 'drawing', drawing: drawn.drawing, highest: HIGHEST },
    { kind: 'text', text: drawn.say },
  ]
}

function rowsOf(venue: SharedVenue, list: SharedList, { t, priceLine, stay }: DossierWords): PdfBlock {
  const { ownerName } = list
  const all = [
    [t('shared.fact.dates'), stay(list)],
    // The figure above has it, unless there is more to say.
    [t('shared.fact.price'), venue.price?.minimum ? priceLine(venue.price) : ''],
    [t('shared.fact.access'), venue.access],
    [ownerName ? t('shared.noteBy', { name: ownerName }) : t('shared.note'), venue.note],
  ] as const
  return {
    kind: 'rows',
    rows: all.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
  }
}
