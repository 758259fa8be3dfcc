/** The fonts of preview pictures, each read when it is first needed. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import type { Language } from '#/i18n/languages.ts'
import { type FoundFace, faceFor, type Voice } from './faces.ts'

/** Memory for opened files: a long Japanese title needs about fifteen. */
const opened = new LRUCache<string, Font>({ max: 48 })

/** A character's font, and how its outlines are drawn. */
export interface ResolvedFont extends FoundFace {
  readonly font: Font
}

/** The font for a character in a text of the language, or nothing when none of the faces has it. */
export function fontFor(character: string, language: Language, voice: Voice): ResolvedFont | undefined {
  const found = faceFor(character, language, voice)
  return found && { ...found, font: open(found.file) }
}

function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))))
  // A collection holds several fonts; these files hold one each.
  if (!('layout' in font)) throw new TypeError(`${file} is not a single font`)
  opened.set(file, font)
  return font
}
