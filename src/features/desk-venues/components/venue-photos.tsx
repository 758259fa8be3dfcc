import { useTranslations } from 'use-intl'

/** The photographs of a venue. */
export function VenuePhotos() {
  const t = useTranslations('admin.venueDesk')
  return (
    <section className="sec" id="photos" aria-labelledby="photos-title">
      <header>
        <h2 id="photos-title">{t('section.photos')}</h2>
      </header>
    </section>
  )
}
