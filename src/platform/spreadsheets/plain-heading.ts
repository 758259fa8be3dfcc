import { fold } from '#/lib/fold.ts'

/** A heading without accents, case, units and punctuation; its digits stay: `E-mail 2` is another column than `E-mail`. */
export function plainHeading(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}€]+/gu, ' ')
    .trim()
}
