import type { Language } from '../../src/i18n/languages.ts'
import type { ClaimedVenue } from './catalogue-claims.ts'
import { plainFigures } from './fact-figures.ts'

/** Figures of a description that count something that the catalogue does not know. */
const OWN_FIGURES: Readonly<Record<string, readonly number[]>> = {
  // Ink sheets of the exhibition in its photographs.
  'galerie-montmorency': [24],
}

/** A figure in a text: its value, and what is written behind it. */
interface Figure {
  readonly value: number
  readonly behind: string
}

const FIGURES = /(?<![\d.])\d+(?:\.\d+)?(?![\d.]*\d)/gu
const AREA = /^[\s\u00a0\u202f]*(?:m²|㎡|м²|平方米|kvm)/u
const METRES =
  /^[\s\u00a0\u202f]*(?:m(?![²a-zà-ÿ])|м(?![²а-яё])|米|メートル|미터|metres?|mètres?|Meter|metros?|metri|метр)/u
/** Units and signs of figures that count neither guests nor metres: months and hours, power, weight, ordinals. */
const OTHER_UNIT =
  /^[\s\u00a0\u202f]*(?:cm|см|厘米|センチ|kg|кг|公斤|千克|kW|кВт|%|°|h\b|Uhr|년|年|кв|:\d|\.\s?(?:Arrondissement|Bezirk)|(?:th|st|nd|rd|e|er|ᵉ|º|ª|‑?й)(?!\p{L}))/u
/** Below it, figures count steps, lamps and arrondissements. */
const FEWEST_GUESTS = 16
const YEARS = { from: 1600, to: 2100 }

/** The figures of a description in their order. */
function figuresOf(language: Language, text: string): Figure[] {
  const plain = plainFigures(language, text)
  return [...plain.matchAll(FIGURES)].map(({ 0: digits, index }) => ({
    value: Number(digits),
    behind: plain.slice(index + digits.length, index + digits.length + 20),
  }))
}

const isYear = ({ value }: Figure) => value >= YEARS.from && value <= YEARS.to

/** Capacities of a venue by layout; what is not offered is stated nowhere. */
function capacitiesOf({ capacity }: ClaimedVenue): [layout: string, guests: number][] {
  return Object.entries(capacity).filter(([, guests]) => guests > 0)
}

/**
 * Where a description and the catalogue differ: area, ceiling height and capacities must be stated as they are, and no other
 * area and no other number of guests may be. Other lengths in metres (a panel, a counter) are the description’s own.
 */
export function figureProblems(language: Language, venue: ClaimedVenue, description: string): string[] {
  const figures = figuresOf(language, description)
  const areas = figures.filter(({ behind }) => AREA.test(behind))
  const metres = figures.filter(({ behind }) => METRES.test(behind))
  const guests = figures.filter(
    (figure) =>
      figure.value >= FEWEST_GUESTS &&
      Number.isInteger(figure.value) &&
      !isYear(figure) &&
      ![AREA, METRES, OTHER_UNIT].some((unit) => unit.test(figure.behind)),
  )
  const capacities = capacitiesOf(venue)
  const others = [venue.accessSteps, ...(OWN_FIGURES[venue.slug] ?? [])]
  const isStated = (list: readonly Figure[], value: number) => list.some((figure) => figure.value === value)
  return [
    ...(isStated(areas, venue.surfaceM2) ? [] : [`does not state the area of ${venue.surfaceM2} m²`]),
    ...(isStated(metres, venue.ceilingHeightM)
      ? []
      : [`does not state the ceiling height of ${venue.ceilingHeightM} m`]),
    ...capacities
      .filter(([, value]) => !isStated(figures, value))
      .map(([layout, value]) => `does not state ${value} guests (${layout})`),
    ...areas
      .filter(({ value }) => value !== venue.surfaceM2)
      .map(({ value }) => `states ${value} m², the catalogue ${venue.surfaceM2} m²`),
    ...guests
      .filter(
        ({ value }) => !others.includes(value) && !capacities.some(([, capacity]) => capacity === value),
      )
      .map(
        ({ value }) =>
          `states ${value}, which is no capacity of the catalogue (${capacities.map(([, n]) => n).join(', ')})`,
      ),
  ]
}
