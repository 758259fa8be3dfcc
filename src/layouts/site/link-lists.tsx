import { useTranslations } from 'use-intl'
import { hasPage } from '#/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS } from '#/i18n/addresses/paths.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'

/** Links to the neighbourhoods that have a page in this language. */
export function NeighborhoodLinks() {
  const t = useTranslations('neighborhood')
  const language = useLanguage()
  return (
    <ul>
      {NEIGHBORHOOD_IDS.filter((id) => hasPage('neighborhood', { id }, language)).map((id) => (
        <li key={id}>
          <PageLink page="neighborhood" params={{ id }}>
            {t(id)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

/** Links to the event types that have a page in this language. */
export function EventLinks() {
  const t = useTranslations('event')
  const language = useLanguage()
  return (
    <ul>
      {EVENT_IDS.filter((id) => hasPage('event', { id }, language)).map((id) => (
        <li key={id}>
          <PageLink page="event" params={{ id }}>
            {t(id)}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
