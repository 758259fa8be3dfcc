import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Favorite } from '../model/favorite.ts'
import type { PriceText } from './use-price-text.ts'

interface FavoriteCardProps {
  favorite: Favorite
  onRemove: () => void
}

interface OfferedCardProps extends FavoriteCardProps {
  /** Whether it is above its column of a comparison, which says the facts. */
  isCompared?: boolean
  /** The price for the days of the list; else that of a day is shown. */
  price?: PriceText | undefined
  /** Put it among those that are compared. */
  onCompare?: (() => void) | undefined
}

/** A favourite with a link to its page. */
export function FavoriteCard({ favorite, isCompared = false, price, ...on }: OfferedCardProps) {
  const t = useTranslations()
  const language = useLanguage()
  const { slug, name, photos, surfaceM2, guests, priceFromDayCents } = favorite
  const [first, second] = photos
  const perDay = t('card.fromPrice', { price: formatPrice(priceFromDayCents, language) })
  const slot = SLOTS[isCompared ? 'compared' : 'favorites']
  return (
    <article className="card" data-venue={slug}>
      <PageLink className="card-pic" page="venue" params={{ slug }} tabIndex={-1} aria-hidden="true">
        {first && <Photo photo={first} slot={slot} />}
        {second && <Photo photo={second} slot={slot} alt="" className="alt" bare />}
      </PageLink>
      <div className="card-label">
        <h2>
          <PageLink page="venue" params={{ slug }}>
            {name}
          </PageLink>
        </h2>
        <RemoveButton name={name} onRemove={on.onRemove} />
        <ul className="facts">
          <li>{t(`neighborhood.${favorite.neighborhood}`)}</li>
          {!isCompared && (
            <>
              <li>{t('card.surface', { n: surfaceM2 })}</li>
              <li>{t('card.guests', { n: guests })}</li>
              {(price ? [price.sum, ...price.parts] : [perDay]).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </>
          )}
        </ul>
        {on.onCompare && (
          <button
            type="button"
            className="link card-compare"
            aria-label={t('shortlist.compareName', { name })}
            onClick={on.onCompare}
          >
            {t('shortlist.toCompare')}
          </button>
        )}
      </div>
    </article>
  )
}

/** A favourite that the catalogue no longer has: shown as gone, without a link (behaviour 5.1). */
export function GoneCard({ favorite, onRemove }: FavoriteCardProps) {
  const t = useTranslations('favorites')
  const [first] = favorite.photos
  return (
    <article className="card card-gone">
      <div className="card-pic">{first && <Photo photo={first} slot={SLOTS.favorites} alt="" />}</div>
      <div className="card-label">
        <h2>{t('gone')}</h2>
        <RemoveButton name={favorite.name} onRemove={onRemove} />
        <p>{t('goneText', { name: favorite.name })}</p>
      </div>
    </article>
  )
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslations('card')
  return (
    <button
      type="button"
      className="heart"
      aria-pressed="true"
      aria-label={t('remove', { name })}
      onClick={onRemove}
    >
      <Icon name="heart" />
    </button>
  )
}
