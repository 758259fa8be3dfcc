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

/** Chinese, Japanese and Korean pages use system fonts. */
const PLATFORM_FACES: ReadonlySet<string> = new Set(['cn', 'ja', 'ko'])

/**
 * The two fonts of the first screen in the script of a language: title and text. The third font and the other
 * subsets load when a page needs them.
 */
export function fontPreloads(language: string): FontPreload[] {
  if (PLATFORM_FACES.has(language)) return []
  const faces = language === 'ru' ? [displayCyrillic, golosCyrillic] : [displayLatin, golosLatin]
  return faces.map(preload)
}
