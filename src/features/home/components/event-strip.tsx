import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/link.tsx'
import { STRIP_EVENTS } from '../offered-events.ts'

/** Six event types, each with one fact under its name. */
export function EventStrip({ notes }: { notes: Readonly<Record<string, string>> }) {
  const t = useTranslations('event')
  return (
    <nav className="strip" aria-label={useTranslations('nav')('events')}>
      <div className="wrap">
        <ul>
          {STRIP_EVENTS.map((id) => (
            <li key={id}>
              <PageLink page="event" params={{ id }}>
                <b>{t(id)}</b> <span className="label">{notes[id]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
