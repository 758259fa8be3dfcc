/** The faces of a PDF: for each character a file that has it, cut down to what is used and made TrueType. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Language } from '#/i18n/languages.ts'
import { faceFor, type Voice } from '#/platform/social-images/faces.ts'
import { drawable } from './drawable.ts'
import { joinFonts } from './join-fonts.ts'

/** How a text looks: titles in the serif, text in the sans, regular or strong. */
export type PdfStyle = 'title' | 'text' | 'strong'

const VOICE: Readonly<Record<PdfStyle, Voice>> = { title: 'title', text: 'label', strong: 'label' }
const WEIGHT: Readonly<Record<PdfStyle, number>> = { title: 400, text: 400, strong: 600 }

/** Accents in their place, and pairs of letters. Ligatures would only be in the way of those who search a PDF. */
const FEATURES = ['ccmp', 'kern', 'mark', 'mkmk']

/** A stretch of text with one font. */
export interface PdfRun {
  /** As it is registered in the document. */
  readonly font: string
  readonly text: string
  /** Whether a line around its letters makes them strong. */
  readonly isThickened: boolean
}

/** The fonts of one document. */
export interface PdfFonts {
  /** TrueType files by the names of {@link PdfRun}. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** What is drawn of a text: characters that no face has are left out. */
  runsOf(text: string, style: PdfStyle): PdfRun[]
}

/**
 * Collect the fonts for everything that a document says.
 * @param said every text with its style
 */
export async function collectFonts(
  said: readonly { readonly text: string; readonly style: PdfStyle }[],
  language: Language,
): Promise<PdfFonts> {
  const known = new Map<string, UsedFont | undefined>()
  const fontOf = (character: string, style: PdfStyle) => {
    const key = `${style} ${character}`
    if (!known.has(key)) known.set(key, usedFont(character, style, language))
    return known.get(key)
  }
  /** Of each font the files that it is cut from, with the characters that are used of them. */
  const used = new Map<string, { weight: number; files: Map<string, Set<string>> }>()
  for (const { text, style } of said) {
    for (const character of drawable(text)) {
      const font = fontOf(character, style)
      if (font === undefined) continue
      const { name, file, weight } = font
      const { files } = used.getOrInsertComputed(name, () => ({ weight, files: new Map() }))
      files.getOrInsertComputed(file, () => new Set()).add(character)
    }
  }
  const files = new Map<string, Uint8Array>()
  for (const [name, { weight, files: parts }] of used) {
    const cuts: Uint8Array[] = []
    for (const [file, characters] of parts) cuts.push(await cut(file, weight, [...characters].join('')))
    files.set(name, joinFonts(cuts))
  }
  return { files, runsOf: (text, style) => runsOf(drawable(text), (character) => fontOf(character, style)) }
}

interface UsedFont {
  /** As it is registered in the document. */
  readonly name: string
  readonly file: string
  readonly weight: number
  readonly isThickened: boolean
}

/**
 * East Asian text has one weight and is one font: a document uses dozens of such files, and would embed each by itself
 * and once more. Files of the others stay apart: their letters have tables of layout, which no joined font has.
 */
function usedFont(character: string, style: PdfStyle, language: Language): UsedFont | undefined {
  const found = faceFor(character, language, VOICE[style])
  if (found === undefined) return undefined
  const isEastern = found.outline > 0
  const weight = isEastern ? WEIGHT.text : WEIGHT[style]
  const isThickened = isEastern && style === 'strong'
  const source = isEastern ? path.dirname(found.file) : found.file
  return { name: `${source} ${weight}`, file: found.file, weight, isThickened }
}

/** fontkit reads the header of every glyph, also of a space that is the last thing in the file and has none: bytes to be read. */
const GLYPH_HEADER = 16

async function cut(file: string, wght: number, characters: string): Promise<Uint8Array> {
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(file)))
  const font = await subsetFont(woff2, characters, {
    ...({ targetFormat: 'truetype', variationAxes: { wght }, noHinting: true } as const),
    keepFeatures: FEATURES,
  })
  return Buffer.concat([font, Buffer.alloc(GLYPH_HEADER)])
}

function runsOf(text: string, fontOf: (character: string) => UsedFont | undefined): PdfRun[] {
  const runs: (PdfRun & { text: string })[] = []
  for (const character of text) {
    const font = fontOf(character)
    if (font === undefined) continue
    const last = runs.at(-1)
    if (last?.font === font.name) last.text += character
    else runs.push({ font: font.name, text: character, isThickened: font.isThickened })
  }
  return runs
}
