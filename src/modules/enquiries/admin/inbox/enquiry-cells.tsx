import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KIND_ICONS } from '../../model/enquiry-statuses.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import { useSubjectText } from './use-subject-text.ts'

interface WhoCellProps {
  row: InboxRow
  href: string
  onOpen: (event: MouseEvent) => void
}

/** Sender; the name links to the enquiry. */
export function WhoCell({ row, href, onOpen }: WhoCellProps) {
  const t = useTranslations('admin.inbox')
  // Names are in the visitor's language: fonts and screen readers depend on it.
  const lang = isKnown(row.language) ? LANGUAGES[row.language].intl : undefined
  return (
    <div className="who">
      {row.unread && (
        <span className="dot-new">
          <span className="sr">{t('unread')}</span>
        </span>
      )}
      <a href={href} data-row-link lang={row.name === '' ? undefined : lang} onClick={onOpen}>
        {row.name || t('erased')}
      </a>
      {row.company && <span>{row.company}</span>}
    </div>
  )
}

function isKnown(code: string): code is keyof typeof LANGUAGES {
  return code in LANGUAGES
}

/** Subject of the enquiry. */
export function WhatCell({ row }: { row: InboxRow }) {
  const t = useTranslations('admin.inbox')
  const { text, more } = useSubjectText()(row.subject)
  return (
    <div className="what">
      <AdminIcon name={KIND_ICONS[row.kind]} />
      <span className="sr">{t(`kinds.${row.kind}`)}: </span>
      <span className="cut">{row.kind === 'contact' ? t('quoted', { text }) : text}</span>
      {more > 0 && <span className="plus">{t('venuesMore', { count: more })}</span>}
    </div>
  )
}

/** Owner of the enquiry. */
export function OwnerCell({ owner }: Pick<InboxRow, 'owner'>) {
  const t = useTranslations('admin.inbox')
  if (owner === null) {
    return (
      <span className="avatar none" title={t('noOwner')}>
        <span aria-hidden="true">–</span>
        <span className="sr">{t('noOwner')}</span>
      </span>
    )
  }
  return (
    <span title={owner.name}>
      <Avatar name={owner.name} />
      <span className="sr">{owner.name}</span>
    </span>
  )
}
