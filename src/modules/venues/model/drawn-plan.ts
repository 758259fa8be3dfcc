/** A plan with a layout on it, drawn for paper, and the sentence that says what is drawn. */
import type { SiteTranslator } from '#/i18n/site-translator.ts'
import { type PaperWords, planDrawer } from './plan/draw-plan.ts'
import { boundsOf } from './plan/geometry.ts'
import { layOut } from './plan/lay-out.ts'
import { figuresOf, firstOffer, statedFor } from './plan-offers.ts'
import { metresIn, type PlanTexts, planWords } from './plan-words.ts'
import type { VenueDetail } from './venue.ts'

/** What is written on a plan of paper, in its language. */
function paperWords(t: SiteTranslator, { t: plan, format }: PlanTexts): PaperWords {
  return {
    room: (kind) => plan(`room.${kind}`),
    area: (squareMetres) => t('card.surface', { n: squareMetres }),
    door: (kind) => plan(`door.${kind}`),
    metres: (metres, decimals) => metresIn(format, metres, decimals),
    north: plan('north'),
    solid: (kind) => t(`plan.solid.${kind}`),
    column: plan('column'),
  }
}

/** The layout that is wished for, by its name, and for how many. */
interface WishedPlan {
  readonly layout?: string | null | undefined
  readonly guests?: number | null | undefined
  /** Of rail. */
  readonly metres?: number | undefined
}

/**
 * Draw the layout that is wished for, or else the one that the venue is shown with first, with as many as fit at most.
 * @returns undefined for a venue without a plan
 */
export function drawnPlan(
  { plan, planOffers, capacities }: Pick<VenueDetail, 'plan' | 'planOffers' | 'capacities'>,
  { layout, guests, metres }: WishedPlan,
  { t, plan: texts }: { readonly t: SiteTranslator; readonly plan: PlanTexts },
) {
  const offer = planOffers.find((one) => one.layout === layout) ?? firstOffer(planOffers)
  if (plan === null || offer === undefined) return undefined
  const words = planWords(plan, texts)
  const wished = offer.layout === 'rails' ? metres : guests
  const count = Math.min(wished ?? offer.most, offer.most)
  const placed = layOut(plan, offer.layout, { enough: statedFor(offer.layout, capacities), count })
  /** What is drawn, in a language. */
  const sayIn = (other: PlanTexts) => planWords(plan, other).sentence(offer.layout, figuresOf(placed))
  const say = sayIn(texts)
  const [, , width, depth] = boundsOf(plan.outline)
  const number = (value: number) => texts.format.number(value)
  const alt = t('plan.alt', { width: number(width), depth: number(depth), say })
  /** The drawing, as high on the paper as so many points at most; 200 without. */
  const draw = planDrawer(plan, placed, { alt, words: paperWords(t, texts) })
  return { offer, placed, words, say, sayIn, draw }
}
