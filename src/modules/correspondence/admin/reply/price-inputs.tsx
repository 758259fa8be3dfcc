import { useTranslations } from 'use-intl'
import { useHireText } from '#/modules/enquiries/admin/use-hire-text.ts'
import { fieldsIn, VENUE_PRICES } from '../../model/reply-fields.ts'
import { billedStay } from '../../model/reply-prices.ts'
import type { ReplyVenue } from '../../model/reply-venues.ts'
import { AmountFill } from './amount-fill.tsx'
import type { ComposerState } from './use-composer.ts'

/** DOM id of the price of a venue. */
export function priceInputId(slug: string): string {
  return `reply-price-${slug}`
}

interface PriceInputsProps {
  composer: ComposerState
  onVenues: () => void
}

/** A price for each venue of the answer, where its text names them. */
export function PriceInputs({ composer, onVenues }: PriceInputsProps) {
  const t = useTranslations('admin.reply')
  const { draft, venues } = composer
  if (!fieldsIn(`${draft.subject}\n${draft.body}`).includes(VENUE_PRICES)) return null
  return (
    <fieldset className="to-fill prices">
      <legend>{t('prices.title')}</legend>
      {venues.map((venue) => (
        <VenuePrice key={venue.slug} venue={venue} composer={composer} />
      ))}
      {venues.length === 0 && (
        <p className="row">
          <span className="soft">{t('prices.none')}</span>
          <button type="button" className="btn sm" onClick={onVenues}>
            {t('prices.choose')}
          </button>
        </p>
      )}
    </fieldset>
  )
}

function VenuePrice({ venue, composer }: { venue: ReplyVenue; composer: ComposerState }) {
  const t = useTranslations('admin.reply')
  const days = useTranslations('admin.hire')
  const hireText = useHireText()
  const typed = composer.priceOf(venue)
  const billed = billedStay(venue, typed)
  const text = billed && hireText(billed)
  const { stay, slug } = venue
  return (
    <div className="venue-price">
      <AmountFill
        id={priceInputId(slug)}
        label={
          <>
            <b className="strong">{venue.name}</b>
            {text && <span className="muted"> {text.days}</span>}
          </>
        }
        value={typed.amount}
        days={billed?.days}
        compared={{
          fromDayCents: venue.priceFromDayCents,
          ...(billed && { days: billed.days, estimateCents: billed.cents }),
        }}
        onChange={(amount) => composer.setPrice(venue, { ...typed, amount })}
      />
      {stay?.minimum && stay.asked.days > 0 && (
        <label className="row tick">
          <input
            type="checkbox"
            className="check"
            checked={typed.bills === 'asked'}
            onChange={(event) =>
              composer.setPrice(venue, { bills: event.target.checked ? 'asked' : 'charged' })
            }
          />
          <span>{t('prices.billAsked', { days: days('days', { n: stay.asked.days }) })}</span>
        </label>
      )}
    </div>
  )
}
