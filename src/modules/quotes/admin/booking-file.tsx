import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { RouterLink } from '#/i18n/react/link.tsx'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { RequestLink } from '#/modules/enquiries/admin/enquiry/request-link.tsx'
import { ContactLines } from '#/ui/admin/contact-lines.tsx'
import type { Undo } from '#/ui/admin/use-undo.ts'
import type { BookingFile } from '../payments.functions.ts'
import { PaymentsPart } from './payments-part.tsx'
import { QuoteStateMark } from './state-mark.tsx'
import { useQuoteWords } from './use-quote-words.ts'

/** Who booked, what was accepted and by whom, and the payments; on the page of a booking. */
export function BookingFileParts({ file, undo }: { file: BookingFile; undo: Undo }) {
  const t = useTranslations('admin.bookingFile')
  const quote = useTranslations('admin.quotes')
  const screen = useScreenLanguage()
  const { totalOf, momentOf } = useQuoteWords()
  const { client, reference, quotes } = file
  return (
    <>
      <section aria-labelledby="booking-client">
        <h2 id="booking-client">
          {t('client')} <RequestLink reference={reference}>{reference}</RequestLink>
        </h2>
        <ContactLines
          {...client}
          name={client.name || t('erased')}
          shownPhone={formatPhone(client.phone, screen)}
        />
      </section>
      <section aria-labelledby="booking-quotes">
        <h2 id="booking-quotes">{t('quotes')}</h2>
        {quotes.length === 0 && <p className="soft">{t('noQuote')}</p>}
        <ul className="booking-quotes">
          {quotes.map(({ id, n, kind, state, title, total, acceptedAt, signer, ...one }) => (
            <li key={`${id} ${n}`}>
              <p className="row wrap">
                <RouterLink page="admin-quote" params={{ slug: id }} className="link">
                  {one.reference}
                </RouterLink>
                <span className="soft">
                  {quote('version', { n })}
                  {kind === 'amendment' && `, ${t('amendment')}`}
                </span>
                <QuoteStateMark state={state} />
              </p>
              <p>{dotted([title, total && totalOf(total)])}</p>
              <div className="booking-signer">
                <p className="soft">{t('acceptedBy', { at: momentOf(acceptedAt) })}</p>
                <ContactLines {...signer} />
              </div>
            </li>
          ))}
        </ul>
        {file.paid.map(({ id, reference: number }) => (
          <PaymentsPart key={id} quoteId={id} reference={file.paid.length > 1 ? number : null} undo={undo} />
        ))}
      </section>
    </>
  )
}
