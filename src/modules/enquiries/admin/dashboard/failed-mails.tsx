import { useFormatter, useTranslations } from 'use-intl'
import { DashCell } from '#/ui/admin/dash-cell.tsx'
import type { MailTroubles } from '../../failed-mails.functions.ts'
import { FailedMailRow } from './failed-mail-row.tsx'

/** Undelivered mails, each with its failure and the available actions. */
export function FailedMails({ mails, onChanged }: { mails: MailTroubles; onChanged: () => Promise<void> }) {
  const t = useTranslations('admin.overview.mails')
  const format = useFormatter()
  return (
    <DashCell
      id="mails"
      place="w c12"
      title={t('title')}
      aside={t('of', { failed: format.number(mails.failed), all: format.number(mails.all) })}
    >
      {mails.mails.length === 0 ? (
        <p className="empty-line">{t('none')}</p>
      ) : (
        <ul className="mails">
          {mails.mails.map((mail) => (
            <FailedMailRow key={mail.id} mail={mail} onChanged={onChanged} />
          ))}
        </ul>
      )}
    </DashCell>
  )
}
