import { useTranslations } from 'use-intl'
import { languagesOf } from '#/i18n/addresses/localize.ts'
import { EVENT_IDS } from '#/i18n/addresses/paths.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/link.tsx'
import type { Notes } from '../../model/content.schema.ts'
import { PictureLinks, type SitePictures } from './picture-links.tsx'

interface EventLinksProps {
  readonly notes: Notes['events']
  readonly pictures: SitePictures
}

/** The kinds of events as pictures when each has one; else as large names. */
export function EventLinks({ notes, pictures }: EventLinksProps) {
  const t = useTranslations('event')
  const language = useLanguage()
  const label = useTranslations('nav')('events')
  const shown = EVENT_IDS.filter((id) => languagesOf('event', { id }).includes(language))
  const links = shown.flatMap((id) => {
    const picture = pictures[`event-${id}`]
    return picture
      ? [{ id, name: t(id), note: notes[id], picture, page: 'event' as const, params: { id } }]
      : []
  })
  if (links.length === shown.length) {
    return (
      <nav aria-label={label}>
        <PictureLinks links={links} />
      </nav>
    )
  }
  return (
    <nav className="wrap plain-links" aria-label={label}>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <PageLink page="event" params={{ id }}>
              {t(id)}
              {notes[id] && <small>{notes[id]}</small>}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
