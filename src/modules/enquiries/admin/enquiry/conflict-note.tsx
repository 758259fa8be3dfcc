import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { intoView } from '#/ui/admin/into-view.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { StatusMark } from '../status-mark.tsx'
import type { EnquiryChanger } from './use-enquiry-change.ts'

interface ConflictNoteProps {
  view: EnquiryView
  changer: EnquiryChanger
}

/** Edit conflict: shows both values and offers the choice between them. */
export function ConflictNote({ view, changer }: ConflictNoteProps) {
  const t = useTranslations('admin.request')
  const format = useFormatter()
  const { conflict } = changer
  if (conflict === null) return null
  const { wanted, present } = conflict
  const who = present.changed?.by?.name
  const at = present.changed?.at
  const name = who || t('somebody')
  const mine = wanted.owner === undefined ? present.owner : view.team.find(({ id }) => id === wanted.owner)
  return (
    <div ref={intoView} className="note warn conflict" role="alert">
      <AdminIcon name="triangle-alert" />
      <div className="grow">
        <b className="strong">{t('conflict', { name })}</b>
        {at &&
          ` (${format.dateTime(new Date(at), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })})`}
        . {t('conflictLead')}
        <dl className="conflict-values">
          <div className="table-head" aria-hidden="true">
            <span />
            <span>{t('theirs', { name })}</span>
            <span>{t('mine')}</span>
          </div>
          <div>
            <dt>{t('status')}</dt>
            <dd>
              <span className="sr">{t('theirs', { name })} : </span>
              <StatusMark status={present.status} />
            </dd>
            <dd>
              <span className="sr">{t('mine')} : </span>
              <StatusMark status={wanted.status ?? present.status} />
            </dd>
          </div>
          <div>
            <dt>{t('owner')}</dt>
            <dd>
              <span className="sr">{t('theirs', { name })} : </span>
              {present.owner?.name ?? t('nobody')}
            </dd>
            <dd>
              <span className="sr">{t('mine')} : </span>
              {mine?.name ?? t('nobody')}
            </dd>
          </div>
        </dl>
        <div className="row wrap">
          <button type="button" className="btn sm" onClick={changer.yieldToOther}>
            {t('keepTheirs', { name })}
          </button>
          <button type="button" className="btn sm" onClick={changer.insist} disabled={changer.changing}>
            {t('putMine')}
          </button>
          <span className="soft">{t('notesKept')}</span>
        </div>
      </div>
    </div>
  )
}
