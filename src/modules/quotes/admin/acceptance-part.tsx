import { useTranslations } from 'use-intl'
import { DOT } from '#/i18n/dotted.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { AcceptedView } from '../quotes.functions.ts'
import { useQuoteWords } from './use-quote-words.ts'

interface AcceptancePartProps {
  quoteId: string
  accepted: AcceptedView
  /** Absent for whom it is not, and where nothing stands. */
  onVoid?: (() => void) | undefined
}

/** Who has accepted, what was sold, the evidence, and the way out of a mistake. */
export function AcceptancePart({ quoteId, accepted, onVoid }: AcceptancePartProps) {
  const t = useTranslations('admin.quotes')
  const { momentOf, daysOf } = useQuoteWords()
  const { n, name, at, choice, isPaper, sold, mails } = accepted
  return (
    <section className="quote-accepted" aria-label={t('acceptance')}>
      <h3>{t('acceptance')}</h3>
      <p>
        {t(isPaper ? 'acceptedOnPaper' : 'acceptedBy', { name, at: momentOf(at), n })}
        {choice && DOT + t('choice', { choice })}
      </p>
      {sold.map(({ venue, firstDay, lastDay }) => (
        <p key={venue} className="soft">
          {venue}, {daysOf(firstDay, lastDay)}
        </p>
      ))}
      {mails.length > 0 && (
        <>
          <p>{t('void.write')}</p>
          <p className="row">
            {mails.map((mail) => (
              <a
                key={`${mail.for} ${mail.to} ${mail.subject}`}
                className="btn sm"
                href={`mailto:${encodeURIComponent(mail.to)}?subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(mail.body)}`}
              >
                <AdminIcon name="mail" small />
                {t(`void.for.${mail.for}`, { to: mail.to })}
              </a>
            ))}
          </p>
        </>
      )}
      <p className="row">
        <RouterLink page="admin-quote-evidence" params={{ slug: quoteId }} className="btn sm">
          {t('evidence.title')}
        </RouterLink>
        {isPaper && (
          <a className="btn sm" href={`/api/quotes/${quoteId}/paper/${n}`} download>
            <AdminIcon name="download" small />
            {t('paper.scan')}
          </a>
        )}
        {onVoid && (
          <button type="button" className="btn sm quiet danger" onClick={onVoid}>
            {t('void.action')}
          </button>
        )}
      </p>
    </section>
  )
}
