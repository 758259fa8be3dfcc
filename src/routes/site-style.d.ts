/** Made by `scripts/vite/site-style.ts`. */
declare module 'virtual:site-style' {
  /** A file of the stylesheet of the public pages, minified. */
  interface StyleFile {
    readonly layer: string
    readonly rules: string
    /** Whether a page has it only when it uses one of its classes. */
    readonly isByPage: boolean
  }
  /** The fonts, and the order of the layers. */
  export const STYLE_BEGINNING: string
  /** In their order; none in the browser. */
  export const STYLE_FILES: readonly StyleFile[]
  /** Changes with any file of their fonts. */
  export const FONTS_VERSION: string
}
