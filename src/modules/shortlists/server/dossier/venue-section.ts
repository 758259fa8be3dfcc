/** The pages of a venue: one where it holds all of it, else what it looks like and what is said of it, then what is measured. */
import { DOT, dotted } from '#/i18n/dotted.ts'
import { drawnPlan } from '#/modules/venues/model/drawn-plan.ts'
import { placeLine } from '#/modules/venues/model/place-line.ts'
import { sheetPairs } from '#/modules/venues/model/sheet-rows.ts'
import { planLayoutOf } from '#/modules/venues/model/wished-layout.ts'
import { besideDrawing } from '#/platform/pdf/beside-drawing.ts'
import type {
  PdfBlock,
  PdfColumnBlock,
  PdfPageBlock,
  PdfPicture,
  PdfStretch,
} from '#/platform/pdf/pdf-document.ts'
import type { SharedList, SharedVenue } from '../../model/shared-view.ts'
import { shownCapacityOf } from '../../model/shown-capacity.ts'
import type { DossierWords } from './dossier-words.ts'
import { saidBlocks } from './said-blocks.ts'

interface VenueContext {
  readonly list: SharedList
  readonly words: DossierWords
  /** The first is shown largest. */
  readonly pictures: readonly PdfPicture[]
}

/**
 * Points that pictures may be high: all of them on the one page, lower where much is said of the venue; the first, then the others on two;
 * all where text runs on.
 */
const HEIGHTS = {
  one: { least: 110, most: 330 },
  low: { least: 84, most: 330 },
  first: { least: 220, most: 440 },
  others: { least: 90, most: 330 },
  long: { least: 200, most: 200 },
} as const satisfies Record<string, PdfStretch>

/**
 * Points that a plan may be high on the only page of a venue, where it is as large as leaves room for all the rest: a smaller plan and lower
 * pictures rather than a second page, so that the venues of a list are laid out alike. And on the second page, of one of whom more was said.
 */
const PLAN = {
  one: [
    { highest: 240, pictures: HEIGHTS.one },
    { highest: 190, pictures: HEIGHTS.one },
    { highest: 150, pictures: HEIGHTS.one },
    { highest: 150, pictures: HEIGHTS.low },
    { highest: 120, pictures: HEIGHTS.low },
  ],
  second: 370,
} as const

/** The section of a venue, in the arrangements that it may have. */
export function venueSection(venue: SharedVenue, at: number, context: VenueContext): PdfBlock[] {
  const { list, words, pictures } = context
  const { t } = words
  const pictured = (shown: readonly PdfPicture[], height: PdfStretch): PdfPageBlock[] => [
    { kind: 'pictures', pictures: shown, height },
  ]
  const head: PdfPageBlock[] = [
    { kind: 'heading', level: 1, text: `${at + 1}  ${venue.name}` },
    { kind: 'text', text: dotted(placeLine(venue, t)) },
  ]
  const facts: PdfPageBlock[] = [
    figures(venue, list, words),
    ...(venue.opening ? [{ kind: 'text', text: venue.opening } as const] : []),
    ...rowsOf(venue, list, words),
  ]
  const said = saidBlocks(venue, t)
  const measuredIn = measured(venue, list, words)
  const onPage = (height: PdfStretch, highest: number) => [
    [...head, ...pictured(pictures, height), ...facts, ...said, ...measuredIn(highest, t('plan.title'))],
  ]
  const one = PLAN.one.map(({ highest, pictures: height }) => onPage(height, highest))
  const long = onPage(HEIGHTS.long, PLAN.one[0].highest)
  if (venue.plan === null) return [{ kind: 'ways', ways: [...one, long] }]
  const two = [
    [...head, ...pictured(pictures.slice(0, 1), HEIGHTS.first), ...facts, ...said],
    [
      ...measuredIn(PLAN.second, `${venue.name}${DOT}${t('plan.title')}`),
      ...pictured(pictures.slice(1), HEIGHTS.others),
    ],
  ]
  return [{ kind: 'ways', ways: [...one, two, long] }]
}

/** The plan with the layout of the list, with what was drawn on it, and the technical sheet: beside it, or else below in two columns. */
function measured(
  venue: SharedVenue,
  { layout, guests, event }: SharedList,
  { t, texts }: DossierWords,
): (highest: number, title: string) => PdfPageBlock[] {
  const asked = planLayoutOf({ layout: layout ?? undefined, event: event ?? undefined })
  const drawn = drawnPlan(venue, { layout: asked, guests }, texts)
  const rows = sheetPairs(venue.sheet, texts)
  const sheetIn = (columns: 1 | 2): PdfColumnBlock[] =>
    rows.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: t('venue.sheet.title') },
          { kind: 'rows', rows, columns },
        ]
  return (highest, title) => {
    if (drawn === undefined) return sheetIn(2)
    const drawing = drawn.draw(highest)
    const plan: PdfColumnBlock[] = [
      { kind: 'heading', level: 2, text: title },
      { kind: 'drawing', drawing, highest },
      { kind: 'text', text: drawn.say },
    ]
    const beside = rows.length > 0 ? besideDrawing(drawing, plan, sheetIn(1)) : undefined
    return beside ? [beside] : [...plan, ...sheetIn(2)]
  }
}

function figures(
  venue: SharedVenue,
  list: SharedList,
  { t, area, metres, price, capacity, capacityIn }: DossierWords,
): PdfPageBlock {
  const asked = shownCapacityOf(list)
  const shown = asked === 'rails' ? [asked] : [...new Set([asked, 'standing', 'runway'] as const)].slice(0, 2)
  return {
    kind: 'figures',
    figures: [
      { label: t('shared.fact.surface'), value: area(venue.surfaceM2) },
      { label: t('shared.fact.ceiling'), value: metres(venue.ceilingHeightCm) },
      ...shown
        .map((name) => ({ label: capacity(name), value: capacityIn(venue, name) }))
        .filter(({ value }) => value !== ''),
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

function rowsOf(
  venue: SharedVenue,
  { ownerName }: SharedList,
  { t, priceLine }: DossierWords,
): PdfPageBlock[] {
  const all = [
    // The figure above has it, unless there is more to say.
    [t('shared.fact.price'), venue.price?.minimum ? priceLine(venue.price) : ''],
    [t('shared.fact.access'), venue.access],
    [ownerName ? t('shared.noteBy', { name: ownerName }) : t('shared.note'), venue.note],
  ] as const
  const rows = all.flatMap(([label, value]) => (value === '' ? [] : [{ label, value }]))
  return rows.length > 0 ? [{ kind: 'rows', rows }] : []
}
