import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { formatAmount, formatDate } from '#/i18n/format.ts'
import { formatPercent } from '#/i18n/format-percent.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { PaymentList } from './payment-list.tsx'
import type { QuotePageProps, ShownChoice } from './quote-page-props.ts'
import { useParisMoment } from './use-paris-moment.ts'

interface QuoteChoiceProps extends Pick<QuotePageProps, 'Sketch'> {
  readonly choice: ShownChoice
  /** Of the quote's own words. */
  readonly lang: string
  /** Whether a button leads on to accepting it. */
  readonly mayAccept: boolean
}

/** An alternative: its rooms with photograph and plan, how their days stand, lines, total and payments. */
export function QuoteChoice({ choice: shown, lang, mayAccept, Sketch }: QuoteChoiceProps) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  const { choice, lines, total, payments, houses } = shown
  const amount = (cents: number) => formatAmount(cents, language)
  const date = (day: string) => formatDate(day, language, 'label')
  const isTaken = houses.some((house) => house.isTaken)
  return (
    <section>
      {choice && <h2>{t('option', { choice })}</h2>}
      {houses.map((house) => (
        <House key={house.venueId} house={house} Sketch={Sketch} />
      ))}
      <div>
        <ul>
          {lines.map((line) => (
            <li key={line.position}>
              <span lang={lang}>{line.label}</span>
              <span>
                {line.firstDay && line.lastDay && (
                  <small>
                    {date(line.firstDay)} – {date(line.lastDay)}
                  </small>
                )}
                {line.quantity !== 100 && line.quantity > 0 && (
                  <small>
                    {(line.quantity / 100).toLocaleString(LANGUAGES[language].intl)} ×{' '}
                    {amount(line.unitCents)}
                  </small>
                )}
              </span>
              <b>{amount(line.netCents)}</b>
            </li>
          ))}
        </ul>
        <dl>
          <dt>{t('totalExcl')}</dt>
          <dd>{amount(total.netCents)}</dd>
          {total.rates.map(({ vatBp, vatReason, vatCents }) => (
            // Of one kind with its siblings: a list has pairs or boxes of pairs.
            <Fragment key={`${vatBp}${vatReason}`}>
              <dt>
                {vatReason === null
                  ? t('vatAt', { rate: formatPercent(vatBp / 100, language) })
                  : t(`noVat.${vatReason}`)}
              </dt>
              <dd>{amount(vatCents)}</dd>
            </Fragment>
          ))}
          <dt className="client-quote-total">{t('totalIncl')}</dt>
          <dd className="client-quote-total">{amount(total.grossCents)}</dd>
        </dl>
        <PaymentList payments={payments} />
        {choice && mayAccept && !isTaken && (
          <a className="btn btn-line" href={`?choice=${choice}#accept`}>
            {t('acceptChoice', { choice })}
          </a>
        )}
      </div>
    </section>
  )
}

function House({
  house: { photo, sketch, isTaken, option },
  Sketch,
}: Pick<QuoteChoiceProps, 'Sketch'> & { readonly house: ShownChoice['houses'][number] }) {
  const t = useTranslations('clientQuote')
  const momentOf = useParisMoment()
  return (
    <>
      {isTaken ? (
        <p className="client-quote-days">{t('takenChoice')}</p>
      ) : (
        option && (
          <p className="client-quote-days">
            {option.before === null
              ? t('heldUntil', { date: momentOf(option.until) })
              : t('rank', { rank: String(option.rank), date: momentOf(option.before) })}
            <small
              data-moment={option.before ?? option.until}
              data-words={t('ownTime', { date: '{date}' })}
            />
          </p>
        )
      )}
      {photo && <Photo photo={photo} slot={SLOTS.quoted} />}
      {sketch && (
        <div className="client-quote-plan">
          <Sketch {...sketch} />
        </div>
      )}
    </>
  )
}
