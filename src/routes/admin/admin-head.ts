import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** What every page of the back office has in its head, besides its title. The stylesheet is the root's affair. */
export function adminHead() {
  return {
    meta: [{ name: 'robots', content: 'noindex, nofollow' }],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: inter },
    ],
  }
}
