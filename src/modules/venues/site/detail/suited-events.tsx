import { useTranslations } from 'use-intl'
import type { EventId } from '#/i18n/addresses/paths.ts'
import { placeTarget } from '#/i18n/addresses/place-target.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/link.tsx'

/** Suitable events, each with its own page. */
export function SuitedEvents({ events }: { events: readonly EventId[] }) {
  const t = useTranslations('venue')
  const name = useTranslations('event')
  const language = useLanguage()
  if (events.length === 0) return null
  return (
    <section className="block">
      <h2>{t('suits')}</h2>
      <ul className="tags">
        {events.map((id) => (
          <li key={id}>
            <PageLink {...placeTarget('event', id, language)} className="link">
              {name(id)}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
