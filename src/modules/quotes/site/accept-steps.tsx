import { useTranslations } from 'use-intl'
import { DOT, dotted } from '#/i18n/dotted.ts'
import { formatAmount, formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { SIGNER_LENGTHS } from '../model/signer.schema.ts'
import { PaymentList } from './payment-list.tsx'
import type { QuotePageProps } from './quote-page-props.ts'
import { useQuoteProblem } from './use-quote-problem.ts'

type Steps = Pick<QuotePageProps, 'quote' | 'rejected' | 'chosen'>

/** The three steps of accepting: who, the code, the confirmation. */
export function AcceptSteps({ quote, rejected, chosen }: Steps) {
  const t = useTranslations('clientQuote')
  const { code } = quote
  const isOver = rejected?.problem === 'over'
  const step = code === null || isOver ? 1 : code.isPassed ? 3 : 2
  const titles = [t('details'), t('codeTitle'), t('confirmTitle')]
  return (
    <section id="accept" className="client-quote-accept">
      <p className="label">{t('step', { n: String(step) })}</p>
      <h2>{titles[step - 1]}</h2>
      {step === 1 && <Details quote={quote} rejected={rejected} chosen={chosen} />}
      {step === 2 && <Code quote={quote} rejected={rejected} />}
      {step === 3 && <Confirm quote={quote} />}
    </section>
  )
}

/** Back to the details, of the choice that was made. */
const again = (code: Steps['quote']['code']) => `?${code?.choice ? `choice=${code.choice}` : ''}#accept`

function Details({ quote, rejected, chosen }: Steps) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  const problem = useQuoteProblem(rejected)
  const typed = rejected?.typed ?? {}
  const isBad = (name: string) => rejected?.step === 'details' && rejected.problem === name
  const line = (name: 'name' | 'role' | 'email' | 'company', autoComplete: string, initial = '') => (
    <p>
      <label htmlFor={`quote-${name}`}>{t(name)}</label>
      <input
        className="field"
        id={`quote-${name}`}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete={autoComplete}
        required
        maxLength={SIGNER_LENGTHS[name]}
        defaultValue={typed[name] ?? initial}
        aria-invalid={isBad(name) || undefined}
        aria-describedby={
          isBad(name) ? `quote-${name}-error` : name === 'email' ? 'quote-email-hint' : undefined
        }
      />
      {isBad(name) && <span id={`quote-${name}-error`}>{problem}</span>}
      {name === 'email' && (
        <span className="hint" id="quote-email-hint">
          {t('emailHint')}
        </span>
      )}
    </p>
  )
  const { choices } = quote
  // The sentence names the choice, so that it is known before the form is shown: no script is needed for it.
  const taken =
    choices.find(({ choice }) => (choice ?? '') === chosen) ?? (choices.length > 1 ? null : choices[0])
  if (taken == null) return <p>{t('chooseFirst')}</p>
  const { choice, total } = taken
  const values = { number: quote.number, n: String(quote.n) }
  return (
    <form method="post" action="#accept">
      <input type="hidden" name="step" value="details" />
      <input type="hidden" name="n" value={quote.n} />
      {choice && (
        <p>
          <input type="hidden" name="choice" value={choice} />
          {dotted([t('option', { choice }), formatAmount(total.grossCents, language)]) + DOT}
          <a className="link" href="?#choices">
            {t('change')}
          </a>
        </p>
      )}
      {line('name', 'name', quote.client)}
      {line('role', 'organization-title')}
      {line('email', 'email')}
      {line('company', 'organization', quote.company)}
      <label>
        <input type="checkbox" name="terms" value="yes" required defaultChecked={typed.terms === 'yes'} />{' '}
        {choice ? t('agreeChoice', { ...values, choice }) : t('agree', values)}
      </label>
      <label>
        <input type="checkbox" name="agreed" value="yes" required defaultChecked={typed.agreed === 'yes'} />{' '}
        {t('agreed')}
      </label>
      <button type="submit" className="btn">
        {t('sendCode')}
      </button>
    </form>
  )
}

function Code({ quote: { code }, rejected }: Pick<Steps, 'quote' | 'rejected'>) {
  const t = useTranslations('clientQuote')
  const isBad = rejected?.step === 'code'
  return (
    <>
      <p>{t('codeLead', { email: code?.email ?? '' })}</p>
      <form method="post">
        <input type="hidden" name="step" value="code" />
        <input type="hidden" name="codeId" value={code?.id} />
        <p>
          <label htmlFor="quote-code">{t('codeLabel')}</label>
          <input
            className="field"
            id="quote-code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={20}
            aria-invalid={isBad || undefined}
          />
        </p>
        <button type="submit" className="btn">
          {t('next')}
        </button>
      </form>
      <p>
        <a className="link" href={again(code)}>
          {t('again')}
        </a>
      </p>
    </>
  )
}

function Confirm({ quote: { code, choices } }: Pick<Steps, 'quote'>) {
  const t = useTranslations('clientQuote')
  const language = useLanguage()
  const chosen = choices.find(({ choice }) => choice === code?.choice)
  if (code === null || chosen === undefined) return null
  const date = (day: string) => formatDate(day, language, 'label')
  const hires = chosen.lines.flatMap(({ label, firstDay, lastDay }) =>
    firstDay && lastDay ? [`${label}, ${date(firstDay)} – ${date(lastDay)}`] : [],
  )
  return (
    <>
      <p>{dotted([code.name, chosen.choice && t('option', { choice: chosen.choice }), ...hires])}</p>
      <p>{t('commit', { amount: formatAmount(chosen.total.grossCents, language) })}</p>
      <PaymentList payments={chosen.payments} />
      <form method="post">
        <input type="hidden" name="codeId" value={code.id} />
        <button type="submit" name="step" value="confirm" className="btn">
          {t('confirm')}
        </button>
      </form>
      <p>
        <a className="link" href={again(code)}>
          {t('change')}
        </a>
      </p>
    </>
  )
}
