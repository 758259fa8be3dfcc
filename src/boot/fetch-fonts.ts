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
  const { dataset } = document.documentElement
  swapInPlace(
    () => {
      dataset.fonts = ''
    },
    () => delete dataset.fonts,
  )
  localStorage.setItem(FONTS_KEY, set)
}

/**
 * Fetch faces that came too late for this page, and use them where text is. They are declared again under the same names:
 * the browser refuses those of the stylesheet until the next page.
 */
export async function fetchMissed(missed: readonly FontFace[]): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => (sheet.href === null ? [...sheet.cssRules] : []))
  const again = rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return []
    const said = (name: string) => rule.style.getPropertyValue(name)
    const [family, unicodeRange] = [said('font-family').replaceAll('"', ''), said('unicode-range')]
    return missed.some(
      (face) => face.family.replaceAll('"', '') === family && face.unicodeRange === unicodeRange,
    )
      ? [new FontFace(family, said('src'), { weight: said('font-weight'), unicodeRange })]
      : []
  })
  const faces = await Promise.all(again.map((face) => face.load()))
  const { fonts } = document
  swapInPlace(
    () => {
      for (const face of faces) fonts.add(face)
    },
    () => {
      for (const face of faces) fonts.delete(face)
    },
  )
}
