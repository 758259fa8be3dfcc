import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Island } from '#/i18n/react/island.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { Icon } from '#/ui/site/icon.tsx'
import type { QuoteRequestField } from '../model/form-fields.ts'
import quoteRequest from './quote-request.island.tsx'
import type { FormPlace } from './quote-request-place.tsx'

/** Variant A on the home page (behaviour 4.1): the same form, beginning with three questions, below an invitation. */
export function HomeQuote(place: FormPlace<QuoteRequestField>) {
  const t = useTranslations('quoteRequest')
  const language = useLanguage()
  return (
    <section className="section home-quote" aria-labelledby="ask">
      <div className="wrap grid">
        <div className="ask">
          <h2 id="ask">{t('title')}</h2>
          <p>{t('lead')}</p>
          <a className="phone-link" href={`tel:${AGENCY.phone}`}>
            <Icon name="phone" />
            {formatPhone(AGENCY.phone, language)}
          </a>
        </div>
        <div className="form-place" id="form">
          <Island of={quoteRequest} props={{ page: 'home', ...place }} />
        </div>
      </div>
    </section>
  )
}
