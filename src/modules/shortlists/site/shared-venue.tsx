import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import { DOT, dotted } from '#/i18n/dotted.ts'
import { formatArea, formatPrice } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { type PlanSketch, sketchedOf } from '#/modules/venues/model/plan-offers.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import {
  CHOICE_FIELD,
  CHOICES,
  COMMENT_FIELD,
  PRESSED_FIELD,
  REMOVE_FIELD,
  RESTORE_FIELD,
} from '../model/reader-answer.ts'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import type { SharedList, SharedPrice, SharedVenue } from '../model/shared-view.ts'
import { capacityOf, shownCapacityOf } from '../model/shown-capacity.ts'
import type { ReturnedAnswer } from './returned-answer.ts'
import { SaidComment } from './said-comment.tsx'
import { VenueAnswers } from './venue-answers.tsx'

/** The facts of a shared venue in two lines: the room, and its price where the owner shows it. */
function useVenueFacts(
  venue: SharedVenue,
  list: SharedList,
): { readonly facts: string; readonly price: string } {
  const t = useTranslations('shared')
  const layoutName = useTranslations('layout')
  const language = useLanguage()
  const metres = new Intl.NumberFormat(LANGUAGES[language].intl, { maximumFractionDigits: 2 })
  const shown = shownCapacityOf(list)
  const places = capacityOf(venue, shown)
  const facts = [
    formatArea(venue.surfaceM2, language),
    t('ceiling', { height: metres.format(venue.ceilingHeightCm / 100) }),
    // Metres of rail stand below the plan.
    shown !== 'rails' && places > 0 && `${layoutName(shown)}: ${t('guests', { n: places })}`,
  ]
  const priceOf = ({ cents, days, minimum }: SharedPrice) => {
    const price = formatPrice(cents, language)
    if (days === null) return t('priceDay', { price })
    const text = t('price', { price, n: days })
    return dotted([text, minimum && t('minimum', { n: days })])
  }
  return {
    facts: dotted(facts.map((fact) => fact && unbroken(fact))),
    price: venue.price ? priceOf(venue.price) : '',
  }
}

/** The drawing of a plan, which is the catalogue's: the route hands it in. */
export type SketchSlot = ComponentType<PlanSketch>

interface SharedVenueProps {
  readonly venue: SharedVenue
  /** Its place in the list, from 0. */
  readonly at: number
  readonly list: SharedList
  readonly returned: ReturnedAnswer | null
  readonly Sketch: SketchSlot
  /** Whether it shows what was answered instead of asking. */
  readonly isAnswered?: boolean
}

/** One venue of a shared list: picture, facts and choice, then what was said about it. */
export function SharedVenueRow({ venue, at, list, returned, Sketch, isAnswered = false }: SharedVenueProps) {
  const neighborhood = useTranslations('neighborhood')
  const { facts, price } = useVenueFacts(venue, list)
  const [photo, ...more] = venue.photos
  const sketched = sketchedOf(venue.planOffers, list)
  return (
    <section className="shared-venue" id={venue.slug} data-venue={venue.slug}>
      {photo && (
        <div className="shared-photos">
          <Photo photo={photo} slot={SLOTS.shared} priority={at === 0} />
          {more.map((other) => (
            <Photo key={other.key} photo={other} slot={SLOTS.thumbnail} />
          ))}
        </div>
      )}
      <div className="shared-room">
        <p className="shared-place">{`${at + 1}${DOT}${neighborhood(venue.neighborhood)}`}</p>
        <h2>
          <PageLink page="venue" params={{ slug: venue.slug }}>
            {venue.name}
          </PageLink>
        </h2>
        <p className="shared-facts">{facts}</p>
        {price && <p className="shared-facts">{price}</p>}
        {isAnswered && venue.answers.length > 0 && <VenueAnswers answers={venue.answers} />}
        {list.options.answers && !isAnswered && <ChoiceField venue={venue} returned={returned} />}
      </div>
      {venue.plan && sketched && (
        <div className="shared-plan">
          <Sketch plan={venue.plan} stated={venue.capacities} sketched={sketched} />
        </div>
      )}
      <Said {...{ venue, list, returned, isAnswered }} />
    </section>
  )
}

function ChoiceField({ venue, returned }: Pick<SharedVenueProps, 'venue' | 'returned'>) {
  const t = useTranslations('shared')
  const name = CHOICE_FIELD + venue.slug
  const chosen = returned?.typed[name] ?? venue.choice
  return (
    <>
      <fieldset className="shared-choice">
        <legend className="sr">{t('choiceFor', { name: venue.name })}</legend>
        {CHOICES.map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} value={choice} defaultChecked={choice === chosen} />
            <span>{t(`choice.${choice}`)}</span>
          </label>
        ))}
      </fieldset>
      <p className="shared-state" role="status" data-state={venue.slug} />
    </>
  )
}

function Said({ venue, list, returned, isAnswered }: Omit<SharedVenueProps, 'at' | 'Sketch'>) {
  const t = useTranslations('shared')
  const { note, comments, approvedBy, slug } = venue
  const field = COMMENT_FIELD + slug
  return (
    <div className="shared-said">
      <ul data-comments={slug}>
        {note && (
          <li>
            <b>{list.ownerName ? t('noteBy', { name: list.ownerName }) : t('note')}</b>
            {note}
          </li>
        )}
        {comments.map((comment) => (
          <SaidComment
            key={comment.id}
            comment={comment}
            isOwner={list.isOwner}
            isJustChanged={[returned?.typed[REMOVE_FIELD], returned?.typed[RESTORE_FIELD]].includes(
              comment.id,
            )}
          />
        ))}
      </ul>
      {approvedBy.length > 0 && !isAnswered && (
        <p className="shared-facts">{t('approvedBy', { names: approvedBy.join(', ') })}</p>
      )}
      {list.options.answers && !isAnswered && (
        <div className="shared-write">
          <textarea
            className="field"
            name={field}
            aria-label={t('commentFor', { name: venue.name })}
            placeholder={t('comment')}
            rows={1}
            maxLength={SHARE_LIMITS.comment}
            defaultValue={returned?.typed[field] ?? ''}
          />
          <button type="submit" className="btn btn-s" name={PRESSED_FIELD} value={slug}>
            {t('send')}
          </button>
        </div>
      )}
    </div>
  )
}
