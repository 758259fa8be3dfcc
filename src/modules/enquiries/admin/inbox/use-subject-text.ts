import { useFormatter, useTranslations } from 'use-intl'
import { EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from '../../model/enquiry-options.ts'
import type { InboxSubject } from '../../model/inbox-row.ts'

/** Number of venue names that are shown; the rest are counted. */
const SHOWN = 2

function isOneOf<const T extends string>(options: readonly T[], value: string | null): value is T {
  return options.some((option) => option === value)
}

/** Summarize the subject of an enquiry in one line. */
export function useSubjectText(): (subject: InboxSubject) => {
  readonly text: string
  readonly more: number
} {
  const t = useTranslations('admin.inbox')
  const format = useFormatter()
  return (subject) => {
    switch (subject.kind) {
      case 'quote-venue': {
        const names = subject.venues.slice(0, SHOWN).join(', ')
        return { text: names || t('noVenueAsked'), more: Math.max(0, subject.venues.length - SHOWN) }
      }
      case 'quote': {
        const parts = [
          isOneOf(EVENT_TYPES, subject.eventType) && t(`eventTypes.${subject.eventType}`),
          isOneOf(LOCATIONS, subject.location) && t(`locations.${subject.location}`),
          isOneOf(GUEST_COUNTS, subject.guests) && t('guestsOf', { range: t(`guests.${subject.guests}`) }),
        ]
        return { text: parts.filter(Boolean).join(' · ') || t('kinds.quote'), more: 0 }
      }
      case 'contact':
        return { text: subject.subject || t('kinds.contact'), more: 0 }
      case 'proposal': {
        const parts = [
          subject.venue,
          subject.surface !== null && t('surface', { area: format.number(subject.surface) }),
          t('photos', { count: subject.photos }),
        ]
        return { text: parts.filter(Boolean).join(' · '), more: 0 }
      }
    }
  }
}
