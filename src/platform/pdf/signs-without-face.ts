import type { Language } from '#/i18n/languages.ts'
import { faceFor } from '#/platform/social-images/faces.ts'
import { drawable } from './drawable.ts'

/** The signs of a text that no face has, each once: they would be missing on paper. */
export function signsWithoutFace(text: string, language: Language): string {
  const signs = [...new Set(drawable(text))]
  return signs.filter((sign) => /\S/u.test(sign) && faceFor(sign, language, 'label') === undefined).join('')
}
