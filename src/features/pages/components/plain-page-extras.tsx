import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { PageLink } from '#/i18n/link.tsx'
import { languagesOf } from '#/i18n/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/paths.ts'
import { AGENCY } from '#/settings.ts'
import type { JournalPost } from '../content.schema.ts'
import type { PlainPageId } from '../plain-pages.ts'
import { SiteTree } from './site-tree.tsx'

interface PlainPageExtrasProps {
  readonly page: PlainPageId
  readonly posts: ReadonlyArray<Pick<JournalPost, 'id' | 'date' | 'title' | 'lead'>>
}

/** The links below the lead: lists where the page is a listing, else the ways to reach the agency. */
export function PlainPageExtras({ page, posts }: PlainPageExtrasProps) {
  if (page === 'neighborhoods') return <NeighborhoodLinks />
  if (page === 'events') return <EventLinks />
  if (page === 'blog') return <PostLinks posts={posts} />
  if (page === 'sitemap') return <SiteTree />
  if (page === 'galleries') return <VenuesLink search="type=gallery" />
  if (page === 'showrooms') return <VenuesLink search="type=showroom" />
  return <ContactLinks />
}

function NeighborhoodLinks() {
  const t = useTranslations('neighborhood')
  const language = useLanguage()
  const shown = NEIGHBORHOOD_IDS.filter((id) => languagesOf('neighborhood', { id }).includes(language))
  return (
    <nav className="wrap plain-links" aria-label={useTranslations('nav')('neighborhoods')}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <PageLink page="neighborhood" params={{ id }}>
              {t(id)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function EventLinks() {
  const t = useTranslations('event')
  const language = useLanguage()
  const shown = EVENT_IDS.filter((id) => languagesOf('event', { id }).includes(language))
  return (
    <nav className="wrap plain-links" aria-label={useTranslations('nav')('events')}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <PageLink page="event" params={{ id }}>
              {t(id)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PostLinks({ posts }: Pick<PlainPageExtrasProps, 'posts'>) {
  const language = useLanguage()
  return (
    <ul className="wrap plain-posts">
      {posts.map((post) => (
        <li key={post.id}>
          <p className="label">
            <time dateTime={post.date}>{formatDate(post.date, language)}</time>
          </p>
          <h2>
            <PageLink page="blog-post" params={{ slug: post.id }}>
              {post.title}
            </PageLink>
          </h2>
          <p>{post.lead}</p>
        </li>
      ))}
    </ul>
  )
}

function VenuesLink({ search }: { search: string }) {
  const t = useTranslations('error')
  return (
    <p className="wrap plain-actions">
      <PageLink className="btn" page="venues" search={search}>
        {t('seeVenues')}
      </PageLink>
    </p>
  )
}

function ContactLinks() {
  const t = useTranslations('plain')
  const language = useLanguage()
  return (
    <p className="wrap plain-actions">
      <PageLink className="btn" page="contact-venue">
        {t('requestQuote')}
      </PageLink>
      <a className="btn btn-line" href={`tel:${AGENCY.phone}`}>
        {formatPhone(AGENCY.phone, language)}
      </a>
      <a className="btn btn-line" href={`mailto:${AGENCY.email}`}>
        {AGENCY.email}
      </a>
    </p>
  )
}
