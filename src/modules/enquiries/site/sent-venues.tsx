import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { VISIT } from '../model/quote-prefill.ts'
import type { Sent } from '../model/reference.ts'
import { SentCopy } from './sent-copy.tsx'
import type { SentEnquiry } from './sent-enquiry.ts'

interface SentVenuesProps {
  readonly sent: Sent
  /** Of the way to a visit of the same venues. */
  readonly visitLabel: string
}

/** The copy of an enquiry about venues: what they are, what was asked, and the way to see them. */
export function SentVenues({ sent, visitLabel }: SentVenuesProps) {
  return (
    <SentCopy
      sent={sent}
      above={({ venues }) => venues.length > 0 && <Venues venues={venues} />}
      below={({ kind, venues }) =>
        kind === 'quote-venue' &&
        venues.length > 0 && (
          <p className="row">
            <PageLink
              className="btn btn-line"
              page="contact-venue"
              search={String(
                new URLSearchParams([['kind', VISIT], ...venues.map(({ slug }) => ['venue', slug])]),
              )}
            >
              {visitLabel}
            </PageLink>
          </p>
        )
      }
    />
  )
}

function Venues({ venues }: Pick<SentEnquiry, 'venues'>) {
  const t = useTranslations('enquiryForm')
  return (
    <ol className="sent-venues" aria-label={t('venues', { n: venues.length })}>
      {venues.map(({ slug, name, photo }) => (
        <li key={slug}>
          {photo && <Photo photo={photo} slot={SLOTS.chosen} alt="" />}
          <PageLink className="link" page="venue" params={{ slug }}>
            {name}
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
