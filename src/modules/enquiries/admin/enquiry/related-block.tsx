import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import type { EnquiryView, RelatedEnquiry } from '../../model/enquiry-view.ts'
import { StatusMark } from '../status-mark.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { RequestLink } from './request-link.tsx'
import { useRelations } from './use-relations.ts'

/** Probable duplicates, linked enquiries, and the other enquiries of the same person. */
export function RelatedBlock({ view }: { view: EnquiryView }) {
  const t = useTranslations('admin.request')
  const [compared, setCompared] = useState<string | null>(null)
  const { unlink } = useRelations()
  const { duplicates, sameText, samePerson, linked } = view
  if (duplicates.length + sameText.length + samePerson.length + linked.length === 0) return null
  const compare = (reference: string, className: string) => (
    <button
      type="button"
      className={className}
      aria-label={t('compareWith', { reference })}
      onClick={() => setCompared(reference)}
    >
      {t('compare')}
    </button>
  )
  return (
    <div className="block related">
      {duplicates.map((other) => (
        <RelatedNotice key={other.reference} other={other}>
          <b className="strong">{t('duplicate', { reference: other.reference })}</b>
          {compare(other.reference, 'btn sm')}
        </RelatedNotice>
      ))}
      {sameText.map((other) => (
        <RelatedNotice key={other.reference} other={other}>
          <b className="strong">{t('sameText', { reference: other.reference })}</b>
          {compare(other.reference, 'btn sm')}
        </RelatedNotice>
      ))}
      {linked.length > 0 && (
        <RelatedList title={t('linkedTitle')} count={linked.length} enquiries={linked}>
          {(reference) => (
            <>
              {compare(reference, 'btn quiet sm')}
              {linked.some((one) => one.reference === reference && one.canUnlink) && (
                <button
                  type="button"
                  className="btn quiet sm"
                  aria-label={t('unlinkFrom', { reference })}
                  onClick={() => unlink([view.reference, reference])}
                >
                  {t('unlink')}
                </button>
              )}
            </>
          )}
        </RelatedList>
      )}
      {samePerson.length > 0 && (
        <RelatedList title={t('samePerson')} count={samePerson.length} enquiries={samePerson}>
          {(reference) => compare(reference, 'btn quiet sm')}
        </RelatedList>
      )}
      <CompareDialog view={view} other={compared} onClose={() => setCompared(null)} />
    </div>
  )
}

/** A hint; its children are the sentence and the button. */
function RelatedNotice({ other, children }: { other: RelatedEnquiry; children: [ReactNode, ReactNode] }) {
  const t = useTranslations('admin.request')
  const day = useDay()
  return (
    <Notice kind="info">
      {children[0]}{' '}
      <span className="soft">
        {other.reasons.map((reason) => t(`reasons.${reason}`)).join(', ')}, {day(other.createdAt)},{' '}
        {other.fullName}
      </span>{' '}
      {children[1]}
    </Notice>
  )
}

interface RelatedListProps {
  title: string
  count: number
  enquiries: readonly Omit<RelatedEnquiry, 'reasons'>[]
  /** Buttons of a row. */
  children: (reference: string) => ReactNode
}

function RelatedList({ title, count, enquiries, children }: RelatedListProps) {
  const t = useTranslations('admin.request')
  const day = useDay()
  return (
    <>
      <h3>
        {title} <span className="muted">{t('requests', { count })}</span>
      </h3>
      <ul className="stack">
        {enquiries.map((other) => (
          <li key={other.reference} className="row">
            <StatusMark status={other.status} />
            <RequestLink reference={other.reference}>{other.reference}</RequestLink>
            <span className="soft cut">{[other.about, day(other.createdAt)].filter(Boolean).join(', ')}</span>
            <span className="row end">{children(other.reference)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function useDay(): (iso: string) => string {
  const format = useFormatter()
  return (iso) => format.dateTime(new Date(iso), { day: 'numeric', month: 'short', year: 'numeric' })
}
