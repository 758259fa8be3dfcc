/** Made by `scripts/vite/site-script.ts`. */
declare module 'virtual:site-script' {
  /** Address of the script of the public pages. */
  export const SITE_SCRIPT: string
  /** Addresses of the files that each island needs, by its name; empty while developing. */
  export const ISLAND_FILES: Readonly<Record<string, readonly string[]>>
}
