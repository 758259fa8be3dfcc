import { useTranslations } from 'use-intl'
import type { EventId } from '#/i18n/addresses/paths.ts'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { Phrases } from '#/i18n/react/phrases.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import { STRIP_EVENTS } from '../../model/offered-events.ts'

/** The pictures of the event types that have one. */
export type EventPictures = Readonly<Partial<Record<EventId, PhotoSource>>>

interface EventStripProps {
  /** One fact for each event type. */
  readonly notes: Readonly<Record<string, string>>
  readonly pictures: EventPictures
}

/**
 * Six event types, each with its picture and one fact under its name.
 */
export function EventStrip({ notes, pictures }: EventStripProps) {
  const t = useTranslations('event')
  return (
    <nav className="strip" aria-label={useTranslations('nav')('events')}>
      <div className="wrap">
        <ul>
          {STRIP_EVENTS.map((id) => (
            <li key={id}>
              {pictures[id] && <Photo photo={pictures[id]} slot={SLOTS.strip} ratio="4/5" />}
              <PageLink page="event" params={{ id }}>
                <b>
                  <Phrases text={t(id)} />
                </b>{' '}
                <span className="label">{notes[id]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
