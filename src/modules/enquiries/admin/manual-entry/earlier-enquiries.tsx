import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { EarlierEnquiry } from '../../manual-entry.functions.ts'

interface EarlierRequestsProps {
  earlier: readonly EarlierEnquiry[]
  hrefOf: (reference: string) => string
  /** Fill in what the form does not know yet. */
  onCopy: (enquiry: EarlierEnquiry) => void
}

/** Earlier enquiries of the person, to be seen while they are still on the phone; opened beside what is being typed. */
export function EarlierEnquiries({ earlier, hrefOf, onCopy }: EarlierRequestsProps) {
  const t = useTranslations('admin.entry')
  const status = useTranslations('admin.requestStatus')
  const format = useFormatter()
  return (
    <div role="status">
      {earlier.length > 0 && (
        <Notice kind="info">
          <b className="strong">{t('known', { count: earlier.length })}</b>
          <ul className="earlier">
            {earlier.map((enquiry) => (
              <li key={enquiry.reference}>
                <a className="link" href={hrefOf(enquiry.reference)} target="_blank" rel="noreferrer">
                  {enquiry.reference}
                </a>{' '}
                <span className="soft">
                  {[
                    enquiry.fullName,
                    enquiry.company,
                    status(enquiry.status),
                    format.dateTime(new Date(enquiry.createdAt), {
                      day: 'numeric',
                      month: 'short',
                      year: 'numeric',
                    }),
                    t(`reasons.${enquiry.reason}`),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>{' '}
                <button type="button" className="btn sm" onClick={() => onCopy(enquiry)}>
                  {t('copyPerson')}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
