import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { PageLink } from '#/i18n/link.tsx'
import { languagesOf } from '#/i18n/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/paths.ts'

const SITE = ['home', 'venues', 'services', 'about', 'blog', 'contact', 'submit-venue', 'favorites'] as const
const LEGAL = ['legal-notice', 'privacy-policy', 'terms'] as const

/** The site's pages as a tree of links, from the one table of paths. */
export function SiteTree() {
  const nav = useTranslations('nav')
  const footer = useTranslations('footer')
  const neighborhood = useTranslations('neighborhood')
  const event = useTranslations('event')
  const language = useLanguage()
  const neighborhoods = NEIGHBORHOOD_IDS.filter((id) =>
    languagesOf('neighborhood', { id }).includes(language),
  )
  const events = EVENT_IDS.filter((id) => languagesOf('event', { id }).includes(language))
  return (
    <div className="wrap site-tree">
      <section>
        <h2>{footer('site')}</h2>
        <ul>
          {SITE.map((page) => (
            <li key={page}>
              <PageLink page={page === 'contact' ? 'contact-us' : page}>{nav(page)}</PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>
          <PageLink page="neighborhoods">{nav('neighborhoods')}</PageLink>
        </h2>
        <ul>
          {neighborhoods.map((id) => (
            <li key={id}>
              <PageLink page="neighborhood" params={{ id }}>
                {neighborhood(id)}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>
          <PageLink page="events">{nav('events')}</PageLink>
        </h2>
        <ul>
          {events.map((id) => (
            <li key={id}>
              <PageLink page="event" params={{ id }}>
                {event(id)}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{footer('legal')}</h2>
        <ul>
          {LEGAL.map((page) => (
            <li key={page}>
              <PageLink page={page}>{nav(page)}</PageLink>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
