/** The dossier of a list: a cover with its table and whom to ask, then the pages of each venue (behaviour 5.16, ADR 0126). */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { dotted } from '#/i18n/dotted.ts'
import type { Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import type { PdfBlock, PdfDocument, PdfPageBlock, PdfPicture } from '#/platform/pdf/pdf-document.ts'
import type { SharedList, SharedVenue } from '../../model/shared-view.ts'
import { shownCapacityOf } from '../../model/shown-capacity.ts'
import { type DossierWords, dossierWords } from './dossier-words.ts'
import { venueSection } from './venue-section.ts'

/** The pictures of a venue as JPEG, by its slug. */
export type DossierPictures = ReadonlyMap<string, readonly PdfPicture[]>

/** Compose the dossier of a list, with the name of whom its readers may ask for: empty where nobody is named. */
export async function dossierDocument(
  list: SharedList,
  pictures: DossierPictures,
  {
    language,
    now,
    contact = '',
  }: { readonly language: Language; readonly now: Date; readonly contact?: string },
): Promise<PdfDocument> {
  const words = await dossierWords(language)
  const { t } = words
  const title = list.title || t('shared.label')
  const made = words.date(now.toISOString())
  return {
    language,
    title,
    author: AGENCY.name,
    // With the days on every page: one may be handed on by itself.
    head: [
      [title, words.stay(list)],
      [list.ownerName, made],
    ].map(dotted),
    foot: words.contact,
    pageOf: t('shared.page', { n: '{n}', total: '{total}' }),
    sections: [cover(list, words, { pictures, contact }), ...(await venuePages(list, words, pictures))],
  }
}

/** A plan is laid out on each: others are answered in between. */
async function venuePages(
  list: SharedList,
  words: DossierWords,
  pictures: DossierPictures,
): Promise<PdfBlock[][]> {
  const sections: PdfBlock[][] = []
  for (const [at, venue] of list.venues.entries()) {
    await nextTurn()
    sections.push(venueSection(venue, at, { list, words, pictures: pictures.get(venue.slug) ?? [] }))
  }
  return sections
}

/** Points that the picture of the cover may be high, the higher the fewer venues there are. */
const [PICTURE, LOW_PICTURE] = [
  { least: 220, most: 450 },
  { least: 120, most: 450 },
] as const

/**
 * As much as goes on one page: a long list does without the neighbourhoods of its venues, then without the picture, then without whom to
 * ask, which stands at the foot of every page.
 */
function cover(
  list: SharedList,
  words: DossierWords,
  { pictures, contact }: { readonly pictures: DossierPictures; readonly contact: string },
): PdfBlock[] {
  const { t } = words
  // Its venue's page begins with the first one.
  const [picture] = list.venues.flatMap(({ slug }) => pictures.get(slug)?.slice(0, 2).at(-1) ?? [])
  const pictured = (height: typeof PICTURE | typeof LOW_PICTURE): PdfPageBlock[] =>
    picture ? [{ kind: 'pictures', pictures: [picture], height }] : []
  const table = (isShort: boolean): PdfPageBlock[] => [
    { kind: 'heading', level: 1, text: list.title || t('shared.label') },
    { kind: 'text', text: words.about(list) },
    coverTable(list, words, isShort),
  ]
  const below = (isShort: boolean): PdfPageBlock[] => [
    ...table(isShort),
    { kind: 'heading', level: 2, text: t('footer.contact') },
    { kind: 'text', text: dotted([contact, words.contact]) },
  ]
  const ways = [
    [[...pictured(PICTURE), ...below(false)]],
    [[...pictured(LOW_PICTURE), ...below(true)]],
    [below(true)],
    [table(true)],
  ]
  return [{ kind: 'ways', ways }]
}

function coverTable(list: SharedList, words: DossierWords, isShort: boolean): PdfPageBlock {
  const { t } = words
  const withPrices = list.options.prices
  const shown = shownCapacityOf(list)
  const head = [
    t('shared.fact.venue'),
    t('shared.fact.surface'),
    t('shared.fact.ceiling'),
    words.capacity(shown),
    ...(withPrices ? [`${t('shared.fact.price')} (${t('shared.fact.priceNote')})`] : []),
  ]
  const rows = list.venues.map((venue, at) => [
    [`${at + 1}. ${venue.name}`, ...(isShort ? [] : [t(`neighborhood.${venue.neighborhood}`)])].join('\n'),
    words.area(venue.surfaceM2),
    words.metres(venue.ceilingHeightCm),
    words.capacityIn(venue, shown) || '–',
    ...(withPrices ? [venue.price ? priceCell(venue.price, words, isShort) : '–'] : []),
  ])
  return { kind: 'table', head, rows }
}

/** The days are those of the list, unless the minimum hire is longer. */
function priceCell(
  { cents, days, minimum }: NonNullable<SharedVenue['price']>,
  words: DossierWords,
  isShort: boolean,
): string {
  if (days === null || (isShort && !minimum)) return words.price(cents)
  return `${words.price(cents)}\n${words.t('shared.fact.days', { n: days })}`
}
