import { useTranslations } from 'use-intl'

/** The words of a venue in ten languages. */
export function VenueTexts() {
  const t = useTranslations('admin.venueDesk')
  return (
    <section className="sec" id="texts" aria-labelledby="texts-title">
      <header>
        <h2 id="texts-title">{t('section.texts')}</h2>
      </header>
    </section>
  )
}
