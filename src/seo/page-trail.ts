import { localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'

/** A page above another one, as the breadcrumb names it. */
export interface Step {
  readonly name: string
  /** Path on this site. */
  readonly path: string
}

/** The listings that other pages lie below. */
type Section = 'venues' | 'neighborhoods' | 'events' | 'blog'

/** The steps from the home page down to a section, with the names of the breadcrumb. Needs the language's messages. */
export function stepsTo(language: Language, ...sections: readonly Section[]): Step[] {
  const { nav } = getMessages(language)
  return (['home', ...sections] as const).map((page) => ({
    name: nav[page],
    path: localize(page, {}, language),
  }))
}
