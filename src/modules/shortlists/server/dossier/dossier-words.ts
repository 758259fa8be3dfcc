/** What a dossier says of prices, dates and rooms, in its language. */
import { dotted } from '#/i18n/dotted.ts'
import { formatArea, formatDate, formatPrice } from '#/i18n/format.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import type { SiteTranslator } from '#/i18n/site-translator.ts'
import { AGENCY } from '#/lib/settings.ts'
import { planTexts } from '#/modules/venues/model/plan-texts.ts'
import type { SharedList, SharedPrice, SharedVenue } from '../../model/shared-view.ts'
import { capacityOf, purposeOf, type ShownCapacity } from '../../model/shown-capacity.ts'

/** Texts and formats of a PDF dossier in its language. */
export interface DossierWords {
  readonly t: SiteTranslator
  /** Whom to ask. */
  readonly contact: string
  readonly area: (squareMetres: number) => string
  /** From centimetres, with the unit as the language writes it. */
  readonly metres: (cm: number) => string
  /** What a figure is of: guests in a layout, or metres of rail. */
  readonly capacity: (shown: ShownCapacity) => string
  /** That figure of a venue; empty where it does not offer it. */
  readonly capacityIn: (venue: SharedVenue, shown: ShownCapacity) => string
  readonly price: (cents: number) => string
  readonly priceLine: (price: SharedPrice) => string
  readonly date: (iso: string) => string
  /** `2–6 March 2027`; empty where no day is known. */
  readonly stay: (list: Pick<SharedList, 'startDate' | 'days'>) => string
  /** For plans and technical sheets. */
  readonly texts: Awaited<ReturnType<typeof planTexts>>
  /** `4 venues · 2–5 March 2027 · 4 days · 120 guests · Showroom`. */
  readonly about: (list: SharedList) => string
}

/** Load the words of a language. */
export async function dossierWords(language: Language): Promise<DossierWords> {
  const texts = await planTexts(language)
  const { t } = texts
  const unit = { style: 'unit', unit: 'meter', unitDisplay: 'short' } as const
  const metres = new Intl.NumberFormat(LANGUAGES[language].intl, { ...unit, maximumFractionDigits: 2 })
  const price = (cents: number) => formatPrice(cents, language)
  const date = (iso: string) => formatDate(iso, language, 'label')
  const stay: DossierWords['stay'] = ({ startDate, days }) =>
    startDate === null ? '' : formatStayDays(startDate, days, language)
  return {
    t,
    contact: dotted([AGENCY.name, formatPhone(AGENCY.phone, language), AGENCY.email]),
    area: (squareMetres) => formatArea(squareMetres, language),
    metres: (cm) => metres.format(cm / 100).replace(' ', '\u00a0'),
    capacity: (shown) => (shown === 'rails' ? t('plan.metres') : t(`layout.${shown}`)),
    capacityIn: (venue, shown) => {
      const most = capacityOf(venue, shown)
      return most > 0 ? texts.plan.format.number(most, { maximumFractionDigits: 1 }) : ''
    },
    price,
    date,
    stay,
    texts,
    priceLine: ({ cents, days, minimum }) => {
      if (days === null) return t('shared.priceDay', { price: price(cents) })
      const text = t('shared.price', { price: price(cents), n: days })
      return dotted([text, minimum && t('shared.minimum', { n: days })])
    },
    about: ({ venues, startDate, days, guests, layout, event }) =>
      dotted([
        t('shared.venues', { n: venues.length }),
        stay({ startDate, days }),
        days && t('shared.fact.days', { n: days }),
        guests && t('shared.guests', { n: guests }),
        ...purposeOf(
          { event, layout },
          { event: (id) => t(`event.${id}`), layout: (id) => t(`layout.${id}`) },
        ),
      ]),
  }
}
