import { useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { onPlainClick } from '#/lib/plain-click.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { ChosenVenue } from './chosen-venue.ts'
import type { Direction } from './use-moved-venue.ts'

interface ChosenVenueRowProps {
  readonly venue: ChosenVenue
  /** Ready to be shown. */
  readonly price: string
  /** Query of this page with the venue one place further; undefined where it cannot go. */
  readonly searchMoved: Readonly<Record<Direction, string | undefined>>
  /** Query of this page without the venue. */
  readonly searchWithout: string
  readonly onMove: (direction: Direction) => void
  readonly onRemove: () => void
}

/** One venue of the enquiry: what it is, its place among the others, and the way to take it out. */
export function ChosenVenueRow({ venue, price, searchMoved, searchWithout, ...on }: ChosenVenueRowProps) {
  const t = useTranslations('enquiryForm')
  const chosen = useTranslations('chosen')
  const neighborhood = useTranslations('neighborhood')
  const language = useLanguage()
  const [photo] = venue.photos
  const { name, slug } = venue
  return (
    <li data-venue={slug}>
      {photo && <Photo photo={photo} slot={SLOTS.chosen} alt="" />}
      <div>
        <b>
          <PageLink page="venue" params={{ slug }}>
            {name}
          </PageLink>
        </b>
        <span className="label lines">
          <span className="size">
            {`${neighborhood(venue.neighborhood)} `}
            <span className="keep">{`· ${formatArea(venue.surfaceM2, language)}`}</span>
          </span>
          <span className="keep">{price}</span>
        </span>
      </div>
      <div className="chosen-actions">
        <PageLink
          className="icon-btn"
          page="contact-venue"
          search={searchWithout}
          onClick={onPlainClick(on.onRemove)}
          aria-label={t('removeVenue', { name })}
        >
          <Icon name="close" small />
        </PageLink>
        {(['up', 'down'] as const).map((direction) => {
          const search = searchMoved[direction]
          if (search === undefined) return null
          return (
            <PageLink
              key={direction}
              className="icon-btn"
              page="contact-venue"
              search={search}
              data-move={direction}
              onClick={onPlainClick(() => on.onMove(direction))}
              aria-label={chosen(direction, { name })}
            >
              <Icon name="chevron" small className={`chevron-${direction}`} />
            </PageLink>
          )
        })}
      </div>
    </li>
  )
}
