import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink, usePagePath } from '#/i18n/react/page-link.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import type { Brief } from '../../model/brief.ts'
import { comingFashionWeeks, fashionWeekOf } from '../../model/fashion-weeks.ts'
import { exactGuests, GUEST_RANGES, rangeOf } from '../../model/guest-ranges.ts'
import { stayPrice } from '../../model/hire.ts'
import type { VenueDetail } from '../../model/venue.ts'
import { FashionWeekNote } from '../fashion-week-note.tsx'
import { PriceFrom } from './price-from.tsx'
import type { ShownStay } from './shown-stay.ts'
import { useDuration } from './use-duration.ts'

interface QuoteCardProps {
  readonly venue: VenueDetail
  readonly brief: Brief
  readonly stay: ShownStay
  /** What is known of the days that are asked for. */
  readonly said: ReactNode
  /** Whom to ask for. */
  readonly contact: ReactNode
}

/** Price, the beginning of a quote request, and what we promise. The form leads to the whole request. */
export function QuoteCard({ venue, brief, stay, said, contact }: QuoteCardProps) {
  const t = useTranslations('venue')
  const form = useTranslations('enquiryForm')
  const range = useTranslations('enquiryForm.guestRange')
  const path = usePagePath()
  const duration = useDuration()
  const language = useLanguage()
  const { startDate, days, isAsked } = stay
  const week = isAsked ? fashionWeekOf({ ...(startDate && { startDate }), duration: days }) : undefined
  return (
    <aside className="quote" id="quote" aria-label={t('quote')}>
      <div className="quote-card">
        <PriceFrom cents={venue.priceFromDayCents} />
        <form method="get" action={path('contact-venue')} data-stay={language}>
          <input type="hidden" name="venue" value={venue.slug} />
          {(['event', 'layout'] as const).map((key) => (
            <input
              key={key}
              type="hidden"
              name={key}
              value={brief[key] ?? ''}
              disabled={!brief[key]}
              data-brief=""
            />
          ))}
          <label className="wide">
            {t('firstDay')}
            <input
              className="field-s"
              type="date"
              name="startDate"
              defaultValue={startDate}
              data-from-today=""
            />
          </label>
          <label>
            {t('numberOfDays')}
            <select className="field-s" name="duration" defaultValue={days}>
              {stay.offered.map((n) => (
                <option key={n} value={n}>
                  {duration(n)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t('guestsField')}
            <select
              className="field-s"
              name="guests"
              defaultValue={brief.guests && (exactGuests(brief.guests) ?? rangeOf(brief.guests))}
            >
              <option value="">{t('anyGuests')}</option>
              {GUEST_RANGES.map((code) => {
                // The range of a number that was asked for says this number and asks for it, not for its most.
                const asked =
                  brief.guests && code === rangeOf(brief.guests) ? exactGuests(brief.guests) : undefined
                const nameOf = (n: number | '#') => form('guestsSaid', { n })
                return (
                  <option
                    key={code}
                    value={asked ?? code}
                    data-guests={code}
                    data-name={range(code)}
                    data-said={nameOf('#')}
                  >
                    {asked ? nameOf(asked) : range(code)}
                  </option>
                )
              })}
            </select>
          </label>
          <div className="wide" aria-live="polite">
            {said}
            {comingFashionWeeks(parisDay(new Date())).map((coming) => (
              <FashionWeekNote key={coming.from} week={coming} hidden={coming !== week} />
            ))}
            {stay.offered.map((n) => (
              <HireSum key={n} venue={venue} days={n} hidden={!isAsked || n !== days} />
            ))}
          </div>
          <button className="btn" type="submit">
            {t('quote')}
          </button>
        </form>
        <VisitLink slug={venue.slug} />
        {contact}
        <Promises />
      </div>
    </aside>
  )
}

/** The way to the same request in the guise of a visit. */
export function VisitLink({ slug }: { slug: string }) {
  const t = useTranslations('visit')
  return (
    <PageLink
      className="btn btn-line"
      page="contact-venue"
      search={String(new URLSearchParams({ kind: 'visit', venue: slug }))}
    >
      {t('book')}
    </PageLink>
  )
}

function Promises() {
  const t = useTranslations('venue')
  const header = useTranslations('header')
  const phone = formatPhone(AGENCY.phone, useLanguage())
  return (
    <ul>
      <li>
        <Icon name="clock" small />
        <span>
          {t('promise')}
          <small>{t('parisTime')}</small>
        </span>
      </li>
      <li>
        <Icon name="check" small />
        {t('free')}
      </li>
      <li>
        <Icon name="phone" small />
        <a className="link" href={`tel:${AGENCY.phone}`}>
          {header('callUs', { phone })}
        </a>
      </li>
    </ul>
  )
}

interface HireSumProps {
  readonly venue: VenueDetail
  /** Asked for. */
  readonly days: number
  /** Ready for when it is chosen (`live-stay.ts`). */
  readonly hidden: boolean
}

/** The cost of a number of days: days times price, what the minimum hire adds, and the total. */
function HireSum({ venue, days, hidden }: HireSumProps) {
  const t = useTranslations('dates')
  const language = useLanguage()
  const price = (cents: number) => formatPrice(cents, language)
  const { priceFromDayCents, minimumDays } = venue
  const { asked, ...charged } = stayPrice(venue, days)
  return (
    <dl className="hire-sum" data-days={days} hidden={hidden}>
      <div>
        <dt>{t('line', { n: days, price: price(priceFromDayCents) })}</dt>
        <dd>{price(asked.cents)}</dd>
      </div>
      {charged.minimum && (
        <div>
          <dt>
            {t('more', { n: charged.days - asked.days })}
            <small>{t('why', { n: minimumDays })}</small>
          </dt>
          <dd>{price(charged.cents - asked.cents)}</dd>
        </div>
      )}
      <div className="total">
        <dt>{t('sum')}</dt>
        <dd>{price(charged.cents)}</dd>
      </div>
    </dl>
  )
}
