import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CopyLanguage } from '#/i18n/addresses/copy-language.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { FirstScreenEnd } from '#/ui/site/first-screen-end.tsx'
import { Photo, type PhotoRatio, type PhotoSource } from '#/ui/site/photo.tsx'
import { type PhotoSlot, SLOTS } from '#/ui/site/photo-slots.ts'
import { leadParts } from '../../model/lead-parts.ts'

/**
 * How a page opens: a place with a picture as wide as the window, an event with an upright one beside the title, the agency
 * with a large and a small one, an article with its title in the middle.
 */
export type Family = 'place' | 'event' | 'agency' | 'article'

const PICTURES: Readonly<Record<Family, { readonly slot: PhotoSlot; readonly ratio: PhotoRatio }>> = {
  place: { slot: SLOTS.window, ratio: '2/1' },
  event: { slot: SLOTS.openingUpright, ratio: '4/5' },
  agency: { slot: SLOTS.openingLarge, ratio: '3/2' },
  article: { slot: SLOTS.openingArticle, ratio: '2/1' },
}

interface EditorialPageProps {
  readonly family: Family
  /** Its plain name, the last step of the breadcrumb. */
  readonly name: string
  readonly heading: string
  /** Where it is long, its first sentence is large, and the rest text below the picture. */
  readonly lead: string
  /** Links to the pages between home and this one. */
  readonly trail?: ReactNode
  /** Language of the text, where it is not that of the interface (behaviour 1.1). */
  readonly copy?: CopyLanguage
  readonly picture?: PhotoSource | undefined
  /** The venue that it shows. */
  readonly shows?: NamedVenue | undefined
  /** The small picture of the agency's pages. */
  readonly beside?: PhotoSource | undefined
  /** Of a place: beside the rest of its lead, in few words, what there is. */
  readonly facts?: ReactNode
  /** Below the lead: when an article was published, and its topics. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/** A page of the magazine: breadcrumb, the opening of its family, then its text. */
export function EditorialPage({ name, trail, children, ...opening }: EditorialPageProps) {
  const nav = useTranslations('nav')
  const common = useTranslations('common')
  return (
    <main id="main" lang={opening.copy?.lang}>
      <div className="wrap open-trail">
        <Breadcrumb
          label={common('breadcrumb')}
          current={name}
          isNamed={opening.family === 'place' || opening.family === 'event'}
        >
          <PageLink page="home">{nav('home')}</PageLink>
          {trail}
        </Breadcrumb>
      </div>
      <Opening {...opening} />
      <FirstScreenEnd />
      {children}
    </main>
  )
}

type OpeningProps = Omit<EditorialPageProps, 'name' | 'trail' | 'children'>

function Opening({ family, heading, lead, copy, picture, shows, beside, facts, foot }: OpeningProps) {
  const photo = picture && <Photo photo={picture} {...PICTURES[family]} className="open-picture" priority />
  const ui = useLanguage()
  const { first, rest } = leadParts(lead, copy?.language ?? ui)
  const more = rest && (
    <p className="open-rest">
      <Phrases text={rest} language={copy?.language} />
    </p>
  )
  return (
    <>
      <div className={`wrap grid open open-${family}`}>
        <div className="open-title">
          <h1>
            <Phrases text={heading} language={copy?.language} />
          </h1>
        </div>
        <div className="open-lead">
          <p className="lead">
            <Phrases text={first} language={copy?.language} />
          </p>
          {foot}
        </div>
        {family !== 'place' && photo}
        {family !== 'place' && photo && shows && (
          <p className="label shows">
            <PageLink page="venue" params={{ slug: shows.slug }}>
              {shows.name}
            </PageLink>
          </p>
        )}
        {family !== 'place' && more}
        {beside && <Photo photo={beside} slot={SLOTS.openingSmall} className="open-small" ratio="1/1" />}
      </div>
      {family === 'place' && photo}
      {family === 'place' && more && (
        <div className="wrap grid open open-after">
          {facts}
          {more}
        </div>
      )}
    </>
  )
}
