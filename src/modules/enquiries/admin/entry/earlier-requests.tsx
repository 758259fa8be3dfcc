import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { EarlierRequest } from '../../entry.functions.ts'

interface EarlierRequestsProps {
  earlier: readonly EarlierRequest[]
  hrefOf: (reference: string) => string
}

/** That the person has asked before: to be seen while they are still on the phone. Opens beside what is being typed. */
export function EarlierRequests({ earlier, hrefOf }: EarlierRequestsProps) {
  const t = useTranslations('admin.entry')
  const status = useTranslations('admin.requestStatus')
  const format = useFormatter()
  return (
    <div role="status">
      {earlier.length > 0 && (
        <Notice kind="info">
          <b className="strong">{t('known', { count: earlier.length })}</b>
          <ul className="earlier">
            {earlier.map((request) => (
              <li key={request.reference}>
                <a className="link" href={hrefOf(request.reference)} target="_blank" rel="noreferrer">
                  {request.reference}
                </a>{' '}
                <span className="soft">
                  {[
                    request.fullName,
                    request.company,
                    status(request.status),
                    format.dateTime(new Date(request.createdAt), {
                      day: 'numeric',
                      month: 'short',
                      year: 'numeric',
                    }),
                    t(`reasons.${request.reason}`),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
