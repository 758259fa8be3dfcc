import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { AcceptSteps } from './accept-steps.tsx'
import { OtherAnswers } from './other-answers.tsx'
import { QuoteChanges } from './quote-changes.tsx'
import { QuoteChoice } from './quote-choice.tsx'
import type { QuotePageProps } from './quote-page-props.ts'
import { QuoteState } from './quote-state.tsx'
import { ReadyToSign } from './ready-to-sign.tsx'
import { useQuoteProblem } from './use-quote-problem.ts'

/** A quote behind its private link, whole without script (`quotes.md`, section 5). */
export function QuotePage({ quote, token, said, rejected, chosen, Sketch, Card }: QuotePageProps) {
  const t = useTranslations('clientQuote')
  const problem = useQuoteProblem(rejected)
  const language = useLanguage()
  const lang = LANGUAGES[quote.language].tag
  const { sender, state, validUntil } = quote
  const isOpen = state === 'sent'
  // Once one is accepted, the others are no longer on offer.
  const accepted = quote.accepted && quote.choices.find(({ choice }) => choice === quote.accepted?.choice)
  const choices = accepted ? [accepted] : quote.choices
  return (
    <main id="main" className="wrap client-quote">
      <p className="label">
        {t(quote.amends ? 'amends.amendment' : 'eyebrow', { number: quote.number, n: String(quote.n) })}
      </p>
      <h1 lang={lang}>{quote.title || quote.company || quote.client}</h1>
      <QuoteState quote={quote} />
      {problem && (
        <p className="client-quote-said" role="alert">
          {problem}
        </p>
      )}
      {said === 'asked' && (
        <p className="client-quote-said" role="status">
          {t('asked')}
        </p>
      )}
      {isOpen && (
        <p>
          {t('validUntil', { date: formatDate(validUntil, language) }) + DOT}
          <strong>{t('daysLeft', { n: quote.daysLeft })}</strong>
        </p>
      )}
      {quote.others.length > 0 && (
        <section className="client-quote-others">
          <h2>{t('alternatives')}</h2>
          <p className="hint">{t('noPromise')}</p>
          <div>
            {quote.others.map((venue) => (
              <Card key={venue.slug} venue={venue} />
            ))}
          </div>
        </section>
      )}
      {quote.opening && (
        <p className="client-quote-letter" lang={lang}>
          {quote.opening}
        </p>
      )}
      {isOpen && quote.choices.length > 1 && <p>{t('chooseOne')}</p>}
      {quote.amends && <QuoteChanges quote={quote} amends={quote.amends} lang={lang} />}
      <div id="choices" className="client-quote-choices">
        {choices.map((choice) => (
          <QuoteChoice
            key={choice.choice ?? ''}
            choice={choice}
            lang={lang}
            mayAccept={isOpen && quote.isBusiness && quote.choices.length > 1}
            Sketch={Sketch}
          />
        ))}
      </div>
      {quote.closing && (
        <p className="client-quote-letter" lang={lang}>
          {quote.closing}
        </p>
      )}
      {quote.terms && (
        <details>
          <summary>{t('terms')}</summary>
          <p className="client-quote-letter" lang={lang}>
            {quote.terms}
          </p>
        </details>
      )}
      <p>
        {sender && t('contact', { name: sender }) + DOT}
        <a className="link" href={`tel:${AGENCY.phone}`}>
          {formatPhone(AGENCY.phone, language)}
        </a>
        {DOT}
        <a className="link" href={`/api/q/${token}/quote.pdf`}>
          {t('pdf')}
        </a>
        {state === 'accepted' && (
          <>
            {DOT}
            <a className="link" href={`/api/q/${token}/days.ics`}>
              {t('calendar')}
            </a>
          </>
        )}
      </p>
      {isOpen &&
        (quote.isBusiness ? (
          <AcceptSteps quote={quote} rejected={rejected} chosen={chosen} />
        ) : (
          <p>{t('consumer')}</p>
        ))}
      <ReadyToSign quote={quote} rejected={rejected} />
      <OtherAnswers quote={quote} rejected={rejected} />
    </main>
  )
}

/** Behind a link that is wrong, was revoked or never was. */
export function MissingQuote() {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  return (
    <main id="main" className="wrap client-quote">
      <h1>{t('goneTitle')}</h1>
      <p>{t('goneText')}</p>
      <p>
        <a className="link" href={`tel:${AGENCY.phone}`}>
          {formatPhone(AGENCY.phone, language)}
        </a>
      </p>
    </main>
  )
}
