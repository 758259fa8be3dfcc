/** Made by `scripts/vite/site-style.ts`. */
declare module 'virtual:site-style' {
  /** Rules of the fonts of the public pages and of their stand-ins; none in the browser. */
  export const FONT_FACES: string
  /** Changes with any file of their fonts. */
  export const FONTS_VERSION: string
}
