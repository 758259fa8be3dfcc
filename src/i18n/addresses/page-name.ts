import type { Language } from '../languages.ts'
import { getMessages, type Messages } from '../messages.ts'
import type { PageId } from './paths.ts'

/** Pages whose name is elsewhere than in the menus. */
const ELSEWHERE: Partial<Record<PageId, (messages: Messages) => string>> = {
  contact: ({ plain }) => plain.requestQuote,
  'contact-us': ({ nav }) => nav.contact,
  galleries: ({ typePlural }) => typePlural.gallery,
  showrooms: ({ typePlural }) => typePlural.showroom,
}

/**
 * The plain name of a page, as menus say it: for the breadcrumb and for the label above a title that says more than that.
 * Without one the page goes by its heading. Needs the language's messages.
 */
export function pageName(page: PageId, language: Language, heading: string): string {
  const messages = getMessages(language)
  const { nav } = messages
  return ELSEWHERE[page]?.(messages) ?? (isInMenus(page, nav) ? nav[page] : heading)
}

function isInMenus(page: PageId, nav: Messages['nav']): page is PageId & keyof Messages['nav'] {
  return Object.hasOwn(nav, page)
}
