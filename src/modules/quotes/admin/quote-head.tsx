import type { MouseEvent, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import type { QuoteView } from '../quotes.functions.ts'
import { QuoteStateMark } from './state-mark.tsx'

interface QuoteHeadProps {
  quote: QuoteView
  /** Before the PDF is fetched. */
  onPdf?: (event: MouseEvent<HTMLAnchorElement>) => void
  children?: ReactNode
}

/** Number, version and state of a quote, and what can be done with it. */
export function QuoteHead({ quote, onPdf, children }: QuoteHeadProps) {
  const t = useTranslations('admin.quotes')
  const newest = quote.versions.find(({ n }) => n === quote.shown)
  const { name, company } = quote.document.client
  return (
    <header className="top">
      <RouterLink page="admin-quotes" className="btn quiet icon back" aria-label={t('toQuotes')}>
        <AdminIcon name="chevron-left" />
      </RouterLink>
      <h1 className="cut">{quote.reference ?? t('unnumbered')}</h1>
      {newest && (
        <>
          <span className="soft wide">{t('version', { n: newest.n })}</span>
          <QuoteStateMark state={newest.state} />
        </>
      )}
      <span className="sub wide cut">{company || name}</span>
      <span className="grow" />
      <a className="btn" href={`/api/quotes/${quote.id}/${newest?.n ?? 1}.pdf`} download onClick={onPdf}>
        <AdminIcon name="download" />
        {t('pdf')}
      </a>
      {children}
    </header>
  )
}
