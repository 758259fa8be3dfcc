import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** Head of every back-office page except its title. The root route adds the stylesheet. */
export function adminHead() {
  return {
    meta: [{ name: 'robots', content: 'noindex, nofollow' }],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: inter },
    ],
  }
}
