import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RouterLink } from '#/i18n/react/link.tsx'
import { ContactLines } from '#/ui/admin/contact-lines.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { type Undo, useUndo } from '#/ui/admin/use-undo.ts'
import type { BookingView } from '../../booking.functions.ts'
import type { Opened } from '../entry-form.tsx'
import { EntryHistory } from '../entry-history.tsx'
import { useEntryMenu } from '../use-entry-menu.tsx'
import { useEntryWords } from '../use-entry-words.ts'
import { WordSaid } from '../word-said.tsx'
import { BookingChecks } from './booking-checks.tsx'
import { BookingPlace } from './booking-place.tsx'

interface BookingPageProps {
  booking: BookingView
  /** Who it was made for, as other modules know it, with the undo of this page; absent where none does. */
  file?: ((undo: Undo) => ReactNode) | undefined
}

/** A booking by itself: days, contacts, payments, what has to be seen to, and what has happened. */
export function BookingPage({ booking, file }: BookingPageProps) {
  const t = useTranslations('admin.booking')
  const router = useRouter()
  const { daysOf, stateOf } = useEntryWords()
  const [opened, setOpened] = useState<Opened>()
  const { menuOf, dialogs } = useEntryMenu(opened, setOpened)
  // The menu of the entry has the same one, and its keys.
  const undo = useUndo('calendar', () => router.invalidate())
  const { entry, owner } = booking
  const hasOwner = owner.name !== '' || owner.email !== '' || owner.phone !== ''
  return (
    <>
      <header className="top">
        <RouterLink page="admin-bookings" className="btn quiet icon back" aria-label={t('toBookings')}>
          <AdminIcon name="chevron-left" />
        </RouterLink>
        <h1 className="cut">{entry.venueName}</h1>
        <span className="sub wide cut">{daysOf(entry.event)}</span>
        <span className={entry.isStanding ? 'pill green' : 'pill'}>{stateOf(entry)}</span>
        <span className="grow" />
        <ActionMenu
          triggerClass="btn"
          trigger={
            <>
              <AdminIcon name="calendar-days" />
              <span className="wide">{t('calendarFile')}</span>
            </>
          }
          label={t('calendarFile')}
          entries={(['client', 'owner'] as const).map((whom) => ({
            ...{ label: t(`file.${whom}`), icon: 'download', href: `/api/bookings/${entry.id}/${whom}.ics` },
          }))}
        />
        {menuOf(entry)}
      </header>
      <div className="scroll booking">
        <BookingPlace booking={booking} />
        {file?.(undo)}
        <section aria-labelledby="booking-owner">
          <h2 id="booking-owner">{t('owner')}</h2>
          {hasOwner ? (
            <ContactLines {...owner} />
          ) : (
            <RouterLink page="admin-venue" params={{ slug: entry.venueId }} className="link">
              {t('addOwner')}
            </RouterLink>
          )}
          {entry.word && (
            <p>
              <WordSaid word={entry.word} />
            </p>
          )}
        </section>
        <BookingChecks booking={booking} undo={undo} />
        <section aria-labelledby="booking-history">
          <h2 id="booking-history">{t('history')}</h2>
          <EntryHistory entry={entry} />
        </section>
      </div>
      {dialogs}
    </>
  )
}
