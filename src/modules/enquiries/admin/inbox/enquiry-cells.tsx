import type { MouseEvent } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from '../../model/enquiry-options.ts'
import { KIND_ICONS } from '../../model/enquiry-statuses.ts'
import type { InboxRow, InboxSubject } from '../../model/inbox-row.ts'
import type { VisitMoment } from '../../model/visit.ts'

/** Number of venue names that are shown; the rest are counted. */
const SHOWN = 2

function isOneOf<const T extends string>(options: readonly T[], value: string | null): value is T {
  return options.some((option) => option === value)
}

/** Summarize the subject of an enquiry in one line. */
function useSubjectText(): (subject: InboxSubject) => {
  readonly text: string
  readonly more: number
} {
  const t = useTranslations('admin.inbox')
  const format = useFormatter()
  const shortMoment = ({ day, time }: VisitMoment) =>
    `${format.dateTime(new Date(day), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })}, ${time}`
  return (subject) => {
    switch (subject.kind) {
      case 'quote-venue': {
        const names = subject.venues.slice(0, SHOWN).join(', ')
        return { text: names || t('noVenueAsked'), more: Math.max(0, subject.venues.length - SHOWN) }
      }
      case 'visit': {
        const { venues, moments } = subject
        const names = venues.slice(0, SHOWN).join(', ') || t('noVenueAsked')
        const [first] = moments
        const more = Math.max(0, venues.length - SHOWN)
        return { text: first ? t('visitAt', { moment: shortMoment(first), venues: names }) : names, more }
      }
      case 'quote': {
        const parts = [
          isOneOf(EVENT_TYPES, subject.eventType) && t(`eventTypes.${subject.eventType}`),
          isOneOf(LOCATIONS, subject.location) && t(`locations.${subject.location}`),
          isOneOf(GUEST_COUNTS, subject.guests) && t('guestsOf', { range: t(`guests.${subject.guests}`) }),
        ]
        return { text: dotted(parts) || t('kinds.quote'), more: 0 }
      }
      case 'contact':
        return { text: subject.subject || t('kinds.contact'), more: 0 }
      case 'proposal': {
        const parts = [
          subject.venue,
          subject.surface !== null && t('surface', { area: format.number(subject.surface) }),
          t('photos', { count: subject.photos }),
        ]
        return { text: dotted(parts), more: 0 }
      }
      default:
        // A kind of a later version: an open page outlives a deployment.
        return { text: '', more: 0 }
    }
  }
}

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
  const kind = row.kind in KIND_ICONS ? row.kind : 'contact'
  return (
    <div className="what">
      <AdminIcon name={KIND_ICONS[kind]} />
      <span className="sr">{t(`kinds.${kind}`)}: </span>
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
