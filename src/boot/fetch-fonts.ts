import { FONTS_KEY, type FontSet } from './inline/font-script.ts'
import { swapInPlace } from './swap-in-place.ts'

const TEXT = ['Playfair Display', 'Noto Serif Display', 'Golos Text']

/** What is fetched, and letters that are in each of its files. */
const SETS: Record<FontSet, { families: readonly string[]; letters: string }> = {
  latin: { families: TEXT, letters: 'A' },
  cyrillic: { families: TEXT, letters: 'Aя' },
  name: { families: ['Playfair Display'], letters: 'A' },
}

/** Fetch a set of fonts, use them where they are, and remember that this browser has them. */
export async function fetchFonts(set: string): Promise<void> {
  const { families, letters } = SETS[set.split(' ')[1] as FontSet]
  await Promise.all(families.map((family) => document.fonts.load(`400 1em "${family}"`, letters)))
  swapInPlace()
  localStorage.setItem(FONTS_KEY, set)
}
