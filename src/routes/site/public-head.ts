import { createTranslator } from 'use-intl/core'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages } from '#/i18n/messages.ts'
import { AGENCY } from '#/lib/settings.ts'
import type { SiteFacts } from '#/modules/content/site-facts.functions.ts'
import { type PageHeadFacts, pageHead } from '#/seo/page-head.ts'

interface Match {
  readonly routeId: string
  readonly loaderData?: unknown
}

/** Argument of a route's `head`. */
export interface HeadContext<Data> {
  readonly loaderData?: Data | undefined
  readonly params: { readonly ui: Language }
  readonly matches: readonly Match[]
}

type OwnFacts = Omit<PageHeadFacts, 'siteUrl' | 'siteName' | 'language'>

/**
 * Build the head of a public page from the data of its loader and the site's layout; empty while the loader
 * has failed.
 * @param facts gets the loader's data and the public origin
 */
export function publicHead<Data>(
  { loaderData, params, matches }: HeadContext<Data>,
  facts: (data: Data, siteUrl: string) => OwnFacts,
) {
  if (loaderData === undefined) return {}
  const layout = matches.find((match) => match.routeId === '/l/$ui/$content')
  const siteUrl = (layout?.loaderData as { site: SiteFacts } | undefined)?.site.siteUrl ?? ''
  const own = facts(loaderData, siteUrl)
  const title = hasErrors(loaderData) ? errorTitle(own.title, params.ui) : own.title
  return pageHead({ siteUrl, siteName: AGENCY.name, language: params.ui, ...own, title })
}

/** Whether the page brings a form back with what is wrong with it. */
function hasErrors(data: unknown): boolean {
  const { rejected } = data as { rejected?: { kind?: unknown; form?: { kind?: unknown } } | null }
  return [rejected?.kind, rejected?.form?.kind].includes('refused')
}

/** A title that says so first: it is what screen readers read on arrival (WCAG 2.4.2, 3.3.1). */
function errorTitle(title: string, language: Language): string {
  const t = createTranslator({
    locale: LANGUAGES[language].intl,
    messages: getMessages(language),
    namespace: 'form',
  })
  return t('errorTitle', { title })
}
