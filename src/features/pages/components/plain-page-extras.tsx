import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { PageLink } from '#/i18n/link.tsx'
import { AGENCY } from '#/settings.ts'
import { Photo, type PhotoSource } from '#/ui/photo.tsx'
import { SLOTS } from '#/ui/photo-slots.ts'
import type { JournalPost } from '../content.schema.ts'
import type { PlainPageId } from '../plain-pages.ts'
import { EventLinks } from './event-links.tsx'
import { NeighborhoodLinks } from './neighborhood-links.tsx'
import type { SitePictures } from './picture-links.tsx'
import { SiteTree } from './site-tree.tsx'

/** An article as the journal lists it. */
interface ListedPost extends Pick<JournalPost, 'id' | 'date' | 'title' | 'lead'> {
  readonly picture: PhotoSource | undefined
}

interface PlainPageExtrasProps {
  readonly page: PlainPageId
  readonly posts: readonly ListedPost[]
  /** The pictures of the pages that a listing leads to. */
  readonly pictures: SitePictures
}

/** The links below the lead: lists where the page is a listing, else the ways to reach the agency. */
export function PlainPageExtras({ page, posts, pictures }: PlainPageExtrasProps) {
  if (page === 'neighborhoods') return <NeighborhoodLinks pictures={pictures} />
  if (page === 'events') return <EventLinks pictures={pictures} />
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

function PostLinks({ posts }: Pick<PlainPageExtrasProps, 'posts'>) {
  const language = useLanguage()
  return (
    <ul className="wrap plain-posts">
      {posts.map((post) => (
        <li key={post.id}>
          {post.picture && <Photo photo={post.picture} slot={SLOTS.post} />}
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
