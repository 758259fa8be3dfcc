/** The faces of a PDF: for each character a file that has it, cut down to what is used and made TrueType. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Language } from '#/i18n/languages.ts'
import { fontFor, type Voice } from '#/platform/social-images/image-fonts.ts'

/** How a text looks: titles in the serif, text in the sans, regular or strong. */
export type PdfStyle = 'title' | 'text' | 'strong'

const VOICE: Readonly<Record<PdfStyle, Voice>> = { title: 'title', text: 'label', strong: 'label' }
const WEIGHT: Readonly<Record<PdfStyle, number>> = { title: 400, text: 400, strong: 600 }

/** A stretch of text with one font. */
export interface PdfRun {
  /** As it is registered in the document. */
  readonly font: string
  readonly text: string
}

/** The fonts of one document. */
export interface PdfFonts {
  /** TrueType files by the names of {@link PdfRun}. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** What is drawn of a text: characters that no face has are left out. */
  runsOf(text: string, style: PdfStyle): PdfRun[]
}

/** No face has a narrow no-break space; the wider one means the same. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll('\u202f', '\u00a0')
}

/**
 * Collect the fonts for everything that a document says.
 * @param said every text with its style
 */
export async function collectFonts(
  said: readonly { readonly text: string; readonly style: PdfStyle }[],
  language: Language,
): Promise<PdfFonts> {
  const used = new Map<string, { file: string; weight: number; characters: Set<string> }>()
  const known = new Map<string, string | undefined>()
  const nameOf = (character: string, style: PdfStyle) => {
    const key = `${style} ${character}`
    if (!known.has(key)) {
      const file = fontFor(character, language, VOICE[style])?.file
      known.set(key, file && `${file} ${WEIGHT[style]}`)
    }
    return known.get(key)
  }
  for (const { text, style } of said) {
    for (const character of drawable(text)) {
      const name = nameOf(character, style)
      if (name === undefined) continue
      const font = used.get(name) ?? {
        file: name.slice(0, name.lastIndexOf(' ')),
        weight: WEIGHT[style],
        characters: new Set(),
      }
      used.set(name, { ...font, characters: font.characters.add(character) })
    }
  }
  const files = new Map<string, Uint8Array>()
  for (const [name, { file, weight, characters }] of used)
    files.set(name, await cut(file, weight, characters))
  return { files, runsOf: (text, style) => runsOf(drawable(text), (character) => nameOf(character, style)) }
}

async function cut(file: string, wght: number, characters: ReadonlySet<string>): Promise<Uint8Array> {
  const woff2 = await readFile(fileURLToPath(import.meta.resolve(file)))
  return subsetFont(woff2, [...characters].join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght },
  })
}

function runsOf(text: string, nameOf: (character: string) => string | undefined): PdfRun[] {
  const runs: { font: string; text: string }[] = []
  for (const character of text) {
    const font = nameOf(character)
    if (font === undefined) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
