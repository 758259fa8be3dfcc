import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { PageLink, usePagePath } from '#/i18n/link.tsx'
import { languagesOf } from '#/i18n/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/paths.ts'
import { AGENCY } from '#/settings.ts'
import { Icon } from '#/ui/icon.tsx'
import { ParisMap } from '#/ui/paris-map.tsx'
import { Photo, type PhotoSource } from '#/ui/photo.tsx'
import type { JournalPost } from '../content.schema.ts'
import type { PlainPageId } from '../plain-pages.ts'
import { SiteTree } from './site-tree.tsx'

/** An article as the journal lists it. */
interface ListedPost extends Pick<JournalPost, 'id' | 'date' | 'title' | 'lead'> {
  readonly picture: PhotoSource | undefined
}

interface PlainPageExtrasProps {
  readonly page: PlainPageId
  readonly posts: readonly ListedPost[]
}

/** The links below the lead: lists where the page is a listing, else the ways to reach the agency. */
export function PlainPageExtras({ page, posts }: PlainPageExtrasProps) {
  if (page === 'neighborhoods') return <NeighborhoodLinks />
  if (page === 'events') return <EventLinks />
  if (page === 'blog') return <PostLinks posts={posts} />
  if (page === 'sitemap') return <SiteTree />
  if (page === 'galleries') return <VenuesLink search="type=gallery" />
  if (page === 'showrooms') return <VenuesLink search="type=showroom" />
  if (page === 'admin-login') return <HomeLink />
  return <ContactLinks />
}

function HomeLink() {
  const t = useTranslations('error')
  return (
    <p className="wrap plain-actions">
      <PageLink className="btn btn-line" page="home">
        {t('home')}
      </PageLink>
    </p>
  )
}

function NeighborhoodLinks() {
  const t = useTranslations('neighborhood')
  const language = useLanguage()
  const path = usePagePath()
  const shown = NEIGHBORHOOD_IDS.filter((id) => languagesOf('neighborhood', { id }).includes(language))
  const places = shown.map((id) => ({ id, name: t(id), href: path('neighborhood', { id }) }))
  return (
    <div className="section map-sec">
      <div className="wrap grid">
        <nav className="map-text" aria-label={useTranslations('nav')('neighborhoods')}>
          <ol>
            {places.map(({ id, name }, index) => (
              <li key={id}>
                <PageLink page="neighborhood" params={{ id }}>
                  <span>
                    <i className="no" aria-hidden="true">
                      {index + 1}
                    </i>
                    {name}
                  </span>
                  <Icon name="arrow" className="icon-arrow" small />
                </PageLink>
              </li>
            ))}
          </ol>
        </nav>
        <ParisMap places={places} />
      </div>
    </div>
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
          {post.picture && (
            <Photo
              photo={post.picture}
              sizes="(min-width: 1024px) 32vw, (min-width: 768px) 40vw, 100vw"
              alt=""
            />
          )}
          <div>
            <p className="label">
              <time dateTime={post.date}>{formatDate(post.date, language)}</time>
            </p>
            <h2>
              <PageLink page="blog-post" params={{ slug: post.id }}>
                {post.title}
              </PageLink>
            </h2>
            <p>{post.lead}</p>
          </div>
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
