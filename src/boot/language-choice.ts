import type { Language } from '#/i18n/languages.ts'
import { writeLanguageCookie } from '#/i18n/write-language-cookie.ts'

/** Keep a language chosen by hand in the cookie, which then wins over detection (behaviour 1.10). */
export function rememberLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[hreflang]') : null
    // Written by our own language menu; `isLanguage` would bring the whole table of languages along.
    const language = link?.dataset.language as Language | undefined
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is missing in Safari and Firefox ESR
    if (language) document.cookie = writeLanguageCookie(language, location.protocol === 'https:')
  })
}
