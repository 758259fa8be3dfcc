import golosCyrillic from '@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url'
import golosLatin from '@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url'
import displayCyrillic from '@fontsource-variable/noto-serif-display/files/noto-serif-display-cyrillic-wght-normal.woff2?url'
import displayLatin from '@fontsource-variable/noto-serif-display/files/noto-serif-display-latin-wght-normal.woff2?url'

/** A `<link>` in the head that loads a font before the stylesheet requests it. */
export interface FontPreload {
  rel: 'preload'
  as: 'font'
  type: 'font/woff2'
  crossOrigin: 'anonymous'
  href: string
}

const preload = (href: string): FontPreload => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  href,
})

/** By script; Chinese, Japanese and Korean pages are set in the platform's own faces. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  Latn: [displayLatin, golosLatin],
  Cyrl: [displayCyrillic, golosCyrillic],
}

/**
 * The two faces of the first screen in a script: title and text. The third face and the other subsets come when a
 * page needs them.
 * @param script ISO 15924 code
 */
export function fontPreloads(script: string): FontPreload[] {
  return (FACES[script] ?? []).map(preload)
}
