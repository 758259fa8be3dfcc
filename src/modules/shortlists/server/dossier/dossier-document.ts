/** The dossier of a list: its table on page one, then a page for each venue (behaviour 5.16). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { formatPhone } from '#/i18n/format-phone.ts'
import type { Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { drawPlan } from '#/modules/venues/model/plan/draw-plan.ts'
import { layOut } from '#/modules/venues/model/plan/lay-out.ts'
import { DRAWN_AS } from '#/modules/venues/model/plan-offers.ts'
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
    foot: [AGENCY.name, formatPhone(AGENCY.phone, language), AGENCY.email].join(' · '),
    pageOf: t('shared.page', { n: '{n}', total: '{total}' }),
    sections: [firstPage(list, title, words), ...(await venuePages(list, words, pictures))],
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
    pages.push(venuePage(venue, at, { list, words, pictures }))
  }
  return pages
}

function firstPage(list: SharedList, title: string, words: DossierWords): PdfBlock[] {
  const { t } = words
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
    { kind: 'heading', level: 1, text: title },
    { kind: 'text', text: words.about(list) },
    { kind: 'table', head, rows },
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

function venuePage(venue: SharedVenue, at: number, { list, words, pictures }: VenueContext): PdfBlock[] {
  const { t } = words
  return [
    { kind: 'heading', level: 1, text: `${at + 1}  ${venue.name}` },
    { kind: 'text', text: [t(`type.${venue.type}`), t(`neighborhood.${venue.neighborhood}`)].join(' · ') },
    { kind: 'pictures', pictures: pictures.get(venue.slug) ?? [] },
    figures(venue, list, words),
    ...planBlocks(venue, list, words),
    rowsOf(venue, list, words),
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

function planBlocks(venue: SharedVenue, { layout, guests }: SharedList, { t }: DossierWords): PdfBlock[] {
  const shown = layout !== null && venue.capacities[layout] > 0 ? layout : 'standing'
  const most = venue.capacities[shown]
  if (venue.plan === null || most === 0) return []
  const alt = t('shared.plan', { name: venue.name })
  // Never more than the venue states for the layout.
  const count = Math.min(guests ?? most, most)
  const placed = layOut(venue.plan, DRAWN_AS[shown], { enough: count, count })
  const fits = t('shared.fits', { layout: t(`layout.${shown}`), n: placed.shown })
  return [
    { kind: 'drawing', drawing: drawPlan(venue.plan, placed, alt) },
    { kind: 'heading', level: 2, text: fits },
  ]
}

function rowsOf(venue: SharedVenue, list: SharedList, { t, priceLine, date }: DossierWords): PdfBlock {
  const { ownerName, startDate } = list
  const all = [
    [t('shared.fact.dates'), startDate ? date(startDate) : ''],
    // The figure above has it, unless there is more to say.
    [t('shared.fact.price'), venue.price?.minimum ? priceLine(venue.price) : ''],
    [t('shared.fact.metro'), venue.metro],
    [t('shared.fact.access'), venue.access],
    [ownerName ? t('shared.noteBy', { name: ownerName }) : t('shared.note'), venue.note],
    [t('shared.fact.approved'), venue.approvedBy.join(', ')],
  ] as const
  return {
    kind: 'rows',
    rows: all.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }])),
  }
}
