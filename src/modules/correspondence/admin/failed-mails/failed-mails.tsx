import { useFormatter, useTranslations } from 'use-intl'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import type { FailedMail, MailTroubles } from '../../failed-mails.functions.ts'
import { FailedMailRow } from './failed-mail-row.tsx'

const isHeldByRules = ({ failure, failedAt }: FailedMail) => failure === 'policy' && !failedAt

/** Undelivered mails, each with its failure and the available actions. */
export function FailedMails({ mails }: { mails: MailTroubles }) {
  const t = useTranslations('admin.overview.mails')
  const format = useFormatter()
  const held = mails.mails.filter(isHeldByRules)
  // One row says so: as soon as one of them leaves, the others follow.
  const rows = mails.mails.filter((mail) => mail === held[0] || !isHeldByRules(mail))
  return (
    <DashCell
      id="mails"
      place="at-whole span-12"
      title={t('title')}
      aside={t('of', { failed: format.number(mails.failed), all: format.number(mails.all) })}
    >
      {mails.mails.length === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <ul className="mails">
          {rows.map((mail) => (
            <FailedMailRow key={mail.id} mail={mail} alike={isHeldByRules(mail) ? held.length - 1 : 0} />
          ))}
        </ul>
      )}
    </DashCell>
  )
}
