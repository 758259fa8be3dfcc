import { useTranslations } from 'use-intl'
import type { PageParams } from '#/i18n/addresses/forms.ts'
import { hasPage } from '#/i18n/addresses/localize.ts'
import { TREE_PARTS, type TreePart } from '#/i18n/addresses/pages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, type PageId } from '#/i18n/addresses/paths.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { pagesOfPart } from '../../model/tree-pages.ts'

/** Published content that the sitemap page lists besides the table of paths. */
export interface SiteIndex {
  readonly headings: Readonly<Record<string, string>>
  readonly posts: readonly { readonly id: string; readonly title: string }[]
  readonly venues: readonly { readonly slug: string; readonly name: string }[]
}

/** Pages with a short name in the menus; all others are listed by their heading. */
const SHORT_NAMES = {
  home: 'home',
  services: 'services',
  about: 'about',
  'contact-us': 'contact',
  'submit-venue': 'submit-venue',
  favorites: 'favorites',
  sitemap: 'sitemap',
  'legal-notice': 'legal-notice',
  'privacy-policy': 'privacy-policy',
  terms: 'terms',
} as const satisfies Partial<Record<PageId, string>>

function hasShortName(page: PageId): page is keyof typeof SHORT_NAMES {
  return Object.hasOwn(SHORT_NAMES, page)
}

interface Leaf {
  readonly page: PageId
  readonly params: PageParams
  readonly text: string
}

/**
 * Every page of the site in this language as a tree of links, from the table of paths and the published
 * content.
 */
export function SiteTree({ index }: { index: SiteIndex }) {
  const t = useTranslations()
  const leavesOf = useLeaves(index)
  const titles: Record<TreePart, string> = {
    site: t('footer.site'),
    venues: t('nav.venues'),
    neighborhoods: t('nav.neighborhoods'),
    events: t('nav.events'),
    blog: t('nav.blog'),
    legal: t('footer.legal'),
  }
  return (
    <div className="wrap site-tree">
      {TREE_PARTS.map((part) => (
        <section key={part} aria-labelledby={`tree-${part}`}>
          <h2 id={`tree-${part}`}>
            {part === 'site' || part === 'legal' ? (
              titles[part]
            ) : (
              <PageLink page={part}>{titles[part]}</PageLink>
            )}
          </h2>
          <ul>
            {leavesOf(part).map(({ page, params, text }) => (
              <li key={page + Object.values(params).join()}>
                <PageLink page={page} params={params}>
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function useLeaves({ headings, posts, venues }: SiteIndex): (part: TreePart) => Leaf[] {
  const t = useTranslations()
  const language = useLanguage()
  const children: Partial<Record<TreePart, Leaf[]>> = {
    venues: venues.map(({ slug, name }) => ({ page: 'venue', params: { slug }, text: name })),
    neighborhoods: NEIGHBORHOOD_IDS.filter((id) => hasPage('neighborhood', { id }, language)).map((id) => ({
      page: 'neighborhood',
      params: { id },
      text: t(`neighborhood.${id}`),
    })),
    events: EVENT_IDS.filter((id) => hasPage('event', { id }, language)).map((id) => ({
      page: 'event',
      params: { id },
      text: t(`event.${id}`),
    })),
    blog: posts.map(({ id, title }) => ({ page: 'blog-post', params: { slug: id }, text: title })),
  }
  const nameOf = (page: PageId) =>
    hasShortName(page) ? t(`nav.${SHORT_NAMES[page]}`) : (headings[page] ?? page)
  return (part) => [
    ...pagesOfPart(part)
      .filter((page) => page !== part)
      .map((page) => ({ page, params: {}, text: nameOf(page) })),
    ...(children[part] ?? []),
  ]
}
