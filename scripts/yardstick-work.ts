/** A fixed piece of work, to find out what the machine makes of it at this moment. */

/** Milliseconds of a processor that it takes on the quiet machine on which bounds and budgets were read. */
export const QUIET_MS = 6

const rows = Array.from({ length: 2000 }, (_, at) => ({
  id: `id-${(at * 7919) % 2000}`,
  name: `Galerie ${at} du Marais`,
  figures: [at, at / 3, at * 17],
}))

/** Texts, objects and sorting, as an answer is made of them. */
export function work(): number {
  const read = JSON.parse(JSON.stringify(rows)) as typeof rows
  const sorted = read.toSorted((a, b) => a.id.localeCompare(b.id, 'fr'))
  return sorted.map(({ name }) => name.replaceAll(/[aeiou]/g, (letter) => letter.toUpperCase())).join().length
}
