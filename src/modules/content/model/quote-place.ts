import { blockTexts } from './block-texts.ts'
import type { Section } from './content.schema.ts'

/**
 * After which row the large sentence stands: between two rows, as far as can be from the row that holds it in its text, so
 * that nobody reads it twice on one screen. Of two such places the first.
 * @param rows the sections of each row, in their order
 */
export function quotePlace(rows: readonly (readonly Section[])[], quote: string): number {
  const own = rows.findIndex((sections) =>
    sections.some(({ body }) => body.some((block) => blockTexts(block).some((text) => text.includes(quote)))),
  )
  const rowsBetween = (place: number) => (own <= place ? place - own : own - place - 1)
  const places = rows.slice(1).map((_, place) => place)
  return places.reduce((best, place) => (rowsBetween(place) > rowsBetween(best) ? place : best), 0)
}
