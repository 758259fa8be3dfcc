/** The annex: a page for each venue that is hired, with its photograph, its plan for this event, and its technical sheet. */
import { dotted } from '#/i18n/dotted.ts'
import { formatArea } from '#/i18n/format.ts'
import { drawnPlan } from '#/modules/venues/model/drawn-plan.ts'
import { sheetRows } from '#/modules/venues/model/sheet-rows.ts'
import type { VenueDetail } from '#/modules/venues/model/venue.ts'
import type { PdfBlock, PdfPicture } from '#/platform/pdf/pdf-document.ts'
import type { QuoteDocument } from '../../model/quote-document.schema.ts'
import type { Choice } from '../../model/quote-line.ts'
import type { Bilingual, QuoteWords } from './quote-words.ts'

/** A venue as the annex shows it. */
export interface AnnexVenue {
  readonly id: string
  readonly detail: VenueDetail
  readonly pictures: readonly PdfPicture[]
}

/** Points: with a photograph and a full technical sheet, all on one page; a sheet in two languages takes more of it. */
const HIGHEST = { one: 200, two: 150 } as const

/** The page of a venue. */
export function annexPage(
  { detail, pictures }: AnnexVenue,
  { choice, event }: { readonly choice: Choice | null; readonly event: QuoteDocument['event'] },
  { own, french, both }: { readonly own: QuoteWords; readonly french: QuoteWords; readonly both: Bilingual },
): PdfBlock[] {
  const { type, neighborhood, surfaceM2, name } = detail
  const [shown, inFrench] = [own, french].map(({ t, format }) => sheetRows(detail.sheet, { t, format }))
  const rows = (shown ?? []).map((row, at) => ({
    label: both((words) => (words === own ? row.name : (inFrench?.[at]?.name ?? ''))),
    value: both((words) => dotted((words === own ? row : inFrench?.[at])?.values ?? [])),
  }))
  return [
    {
      ...({ kind: 'heading', level: 1 } as const),
      text: choice === null ? name : dotted([own.say('choice', { choice }), name]),
    },
    {
      kind: 'text',
      text: both((words) =>
        dotted([
          ...[words.t(`type.${type}`), words.t(`neighborhood.${neighborhood}`)],
          formatArea(surfaceM2, words.language),
        ]),
      ),
    },
    { kind: 'pictures', pictures },
    ...planBlocks(detail, event, { own, both }),
    { kind: 'rows', rows, columns: 2 },
  ]
}

function planBlocks(
  venue: VenueDetail,
  { layout, guests }: QuoteDocument['event'],
  { own, both }: { readonly own: QuoteWords; readonly both: Bilingual },
): PdfBlock[] {
  // Metres of rail are as many as there are.
  const wished = { layout, guests: layout === 'rails' ? null : guests }
  const drawn = drawnPlan(venue, wished, own)
  if (drawn === undefined) return []
  return [
    { kind: 'drawing', drawing: drawn.draw(), highest: HIGHEST[own.language === 'fr' ? 'one' : 'two'] },
    {
      kind: 'text',
      text: both((words) => dotted([drawn.sayIn(words.plan), words.t('plan.scale')])),
    },
  ]
}
