/** Pure look-up of the redirect of an address. */
import { delocalize } from '#/i18n/addresses/delocalize.ts'
import { localizeCopy } from '#/i18n/addresses/localize.ts'
import { pageKey, sourceKey } from './source-key.ts'

/** The part of a redirect that decides where it leads. */
export interface RedirectRule {
  readonly id: string
  /** See `sourceKey`. */
  readonly source_key: string
  readonly covers: 'address' | 'languages'
  /** Path and query, or the whole address of a page on another site. */
  readonly target: string
}

/** Result of a look-up. */
export interface FoundRedirect<Rule extends RedirectRule = RedirectRule> {
  readonly rule: Rule
  /** Path and query in the language of the address. */
  readonly target: string
}

/** Redirects by their source addresses. */
export class RedirectList<Rule extends RedirectRule = RedirectRule> {
  readonly #addresses = new Map<string, Rule>()
  readonly #pages = new Map<string, Rule>()

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      this.#addresses.set(rule.source_key, rule)
      const page = rule.covers === 'languages' ? pageKey(encodeURI(rule.source_key)) : undefined
      if (page !== undefined) this.#pages.set(page, rule)
    }
  }

  /**
   * The redirect of a path: the one of exactly this address, else the one of its page in another language,
   * which then leads to its target in this language.
   */
  find(pathname: string): FoundRedirect<Rule> | undefined {
    const key = sourceKey(pathname)
    const exact = key === undefined ? undefined : this.#addresses.get(key)
    if (exact) return { rule: exact, target: exact.target }
    const page = pageKey(pathname)
    const rule = page === undefined ? undefined : this.#pages.get(page)
    return rule && { rule, target: inLanguageOf(pathname, rule.target) }
  }
}

/** A target in the interface language of an address. */
function inLanguageOf(pathname: string, target: string): string {
  const [path = '', query] = target.split('?', 2)
  const asked = delocalize(pathname)
  const found = delocalize(path)
  if (!asked || !found) return target
  const localized = localizeCopy(found.page, found.params, asked.ui, found.contentLanguage)
  return query === undefined ? localized : `${localized}?${query}`
}
