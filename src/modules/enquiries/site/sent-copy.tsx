import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Sent } from '../model/reference.ts'
import { CopyRows } from './copy-rows.tsx'
import { type SentEnquiry, sentEnquiry } from './sent-enquiry.ts'

interface SentCopyProps {
  readonly sent: Sent
  /** What stands above the answers, of what was sent. */
  readonly above?: (enquiry: SentEnquiry) => ReactNode
  readonly below?: (enquiry: SentEnquiry) => ReactNode
}

/**
 * What was sent, from this tab's own memory: the server shows no one's enquiry to a user who knows a reference. Without
 * script the copy is in the mail alone.
 */
export function SentCopy({ sent: { reference, isMailed }, above, below }: SentCopyProps) {
  const t = useTranslations('sent')
  const [kept, setKept] = useState<SentEnquiry>()
  useEffect(() => setKept(sentEnquiry(reference)), [reference])
  if (kept === undefined) return null
  return (
    <section className="copy" aria-labelledby="copy">
      <h2 id="copy">{t('copy')}</h2>
      {above?.(kept)}
      <dl>
        <CopyRows kind={kept.kind} values={kept.values} />
      </dl>
      <p className="note">{t(isMailed ? 'copyNote' : 'copyNoteAlone')}</p>
      {below?.(kept)}
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
