import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { Sent } from '../model/reference.ts'
import { type SentEnquiry, sentEnquiry } from './sent-enquiry.ts'
import { useFieldLabels, useValueText } from './use-table-text.ts'

interface SentCopyProps {
  readonly sent: Sent
  /** Of the way to a visit of the same venues; absent where none is offered. */
  readonly visitLabel?: string
}

/**
 * What was sent, from this tab's own memory: the server shows no one's enquiry to a user who knows a reference. Without
 * script the copy is in the mail alone.
 */
export function SentCopy({ sent: { reference, isMailed }, visitLabel }: SentCopyProps) {
  const [kept, setKept] = useState<SentEnquiry>()
  useEffect(() => setKept(sentEnquiry(reference)), [reference])
  return kept === undefined ? null : <Copy sent={kept} isMailed={isMailed} visitLabel={visitLabel} />
}

interface CopyProps extends Pick<SentCopyProps, 'visitLabel'> {
  readonly sent: SentEnquiry
  readonly isMailed: boolean
}

function Copy({ sent, isMailed, visitLabel }: CopyProps) {
  const t = useTranslations('sent')
  const enquiryForm = useTranslations('enquiryForm')
  const valueText = useValueText(sent.kind)
  const labelOf = useFieldLabels(sent.kind)
  const given = Object.entries(sent.values).filter(([, value]) => value.trim() !== '')
  return (
    <section className="copy" aria-labelledby="copy">
      <h2 id="copy">{t('copy')}</h2>
      <dl>
        {sent.venues.length > 0 && (
          <div>
            <dt>{enquiryForm('venues', { n: sent.venues.length })}</dt>
            <dd>
              <ol>
                {sent.venues.map(({ slug, name }) => (
                  <li key={slug}>
                    <PageLink className="link" page="venue" params={{ slug }}>
                      {name}
                    </PageLink>
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        )}
        {given.map(([field, value]) => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd>{valueText(field, value)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t(isMailed ? 'copyNote' : 'copyNoteAlone')}</p>
      {visitLabel && sent.kind === 'quote-venue' && sent.venues.length > 0 && (
        <p>
          <PageLink
            className="btn btn-line"
            page="contact-venue"
            search={String(
              new URLSearchParams([['kind', 'visit'], ...sent.venues.map(({ slug }) => ['venue', slug])]),
            )}
          >
            {visitLabel}
          </PageLink>
        </p>
      )}
    </section>
  )
}

/**
 * The reference of an enquiry, large enough to be read out on the phone. `data-sent` tells the measurement that an
 * enquiry has arrived (`page-views.ts`): the server writes it for a proven one alone.
 */
export function ReferenceBox({ reference }: { reference: string }) {
  const t = useTranslations('success')
  return (
    <p className="ref" data-sent={reference}>
      <span className="label">{t('reference')}</span> <b>{reference}</b>
    </p>
  )
}
