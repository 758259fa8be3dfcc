import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { AGENCY } from '#/lib/settings.ts'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

interface FormSideProps {
  readonly picture: PhotoSource | undefined
  /** The venue in the picture. */
  readonly shows?: NamedVenue | undefined
  readonly children?: ReactNode
}

/** Beside a form: a picture, and the ways to reach the agency without it. */
export function FormSide({ picture, shows, children }: FormSideProps) {
  const t = useTranslations('contactForm')
  const common = useTranslations('common')
  const venue = useTranslations('venue')
  const language = useLanguage()
  return (
    <aside className="form-side" aria-labelledby="direct">
      {picture && <Photo photo={picture} slot={SLOTS.formSide} />}
      {picture && shows && (
        <p className="label shows">
          <PageLink page="venue" params={{ slug: shows.slug }}>
            {shows.name}
          </PageLink>
        </p>
      )}
      {children}
      <h2 id="direct">{t('direct')}</h2>
      <ul className="direct">
        <li>
          <a href={`tel:${AGENCY.phone}`}>
            <Icon name="phone" small />
            {formatPhone(AGENCY.phone, language)}
          </a>
        </li>
        <li>
          <a href={`mailto:${AGENCY.email}`}>
            <Icon name="mail" small />
            {AGENCY.email}
          </a>
        </li>
        <li className="label">{common('parisFrance')}</li>
        <li className="label">{venue('parisTime')}</li>
      </ul>
    </aside>
  )
}
