import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { fetchQuotesOf } from '../quotes.functions.ts'
import { DeliveryNote } from './delivery-note.tsx'
import { QuoteStateMark } from './state-mark.tsx'
import { useBeginQuote } from './use-begin-quote.ts'
import { useQuoteWords } from './use-quote-words.ts'

/** The quotes of a request, and the way to a new one. */
export function QuotesBlock({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.quotes')
  const { totalOf, dayOf } = useQuoteWords()
  const [begin, beginning] = useBeginQuote()
  const { data: quotes = [] } = useQuery({
    queryKey: ['quotes', 'of', view.id, view.version],
    queryFn: () => fetchQuotesOf({ data: { enquiryId: view.id } }),
  })
  const mayBegin = view.erasedAt === null && view.kind !== 'proposal'
  useHotKeys(mayBegin ? { q: () => void begin(view.id) } : {}, view.viewer.singleKeys)
  if (!mayBegin && quotes.length === 0) return null
  const isDrafted = quotes.some(({ reference }) => reference === null)
  return (
    <section className="block quotes-block" aria-label={t('listTitle')}>
      <h3>
        {t('listTitle')}
        {mayBegin && (
          <button
            type="button"
            className="btn sm end"
            aria-disabled={beginning || undefined}
            onClick={() => void begin(view.id)}
          >
            <AdminIcon name={isDrafted ? 'pencil' : 'plus'} small />
            {t(isDrafted ? 'goOn' : 'begin')}
            <KeyHint>Q</KeyHint>
          </button>
        )}
      </h3>
      {quotes.length > 0 && (
        <ul>
          {quotes.map(({ id, reference, version, totals, delivery }) => (
            <li key={id}>
              <p className="row">
                <RouterLink page="admin-quote" params={{ slug: id }} className="link">
                  {reference ?? t('unnumbered')}
                </RouterLink>
                <span className="soft">{t('version', { n: version.n })}</span>
                <QuoteStateMark state={version.state} />
              </p>
              <p>{dotted(totals.map(totalOf))}</p>
              {delivery === null ? (
                <p className="soft">{t(`next.${version.state}`, { day: dayOf(version.validUntil) })}</p>
              ) : (
                <DeliveryNote delivery={delivery}>
                  <RouterLink page="admin-quote" params={{ slug: id }} className="btn sm">
                    {t('address.action')}
                  </RouterLink>
                </DeliveryNote>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
