import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { AGENCY } from '#/lib/settings.ts'

/** Head of every back-office page except its title. The root route adds the stylesheet. */
export function adminHead() {
  return {
    meta: [{ name: 'robots', content: 'noindex, nofollow' }],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: inter },
    ],
  }
}

/**
 * The `<title>` of a back-office page, for its `head`.
 * @param text a message without parameters, which is a plain string once compiled
 */
export function adminTitle(text: string) {
  return { meta: [{ title: `${text} · ${AGENCY.name}` }] }
}
