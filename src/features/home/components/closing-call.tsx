import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/address-context.tsx'
import { formatPhone } from '#/i18n/format-phone.ts'
import { PageLink } from '#/i18n/link.tsx'
import { AGENCY } from '#/settings.ts'
import { Arches } from '#/ui/arches.tsx'
import { Icon } from '#/ui/icon.tsx'

interface ClosingCallProps {
  /** One sentence a line. */
  readonly title: readonly string[]
  readonly text: string
}

/** The last word of the page: ask for a quote, or call. */
export function ClosingCall({ title, text }: ClosingCallProps) {
  const t = useTranslations('plain')
  const language = useLanguage()
  return (
    <section className="call on-dark">
      <div className="wrap">
        <Arches />
        <h2>
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <p>{text}</p>
        <p className="row">
          <PageLink className="btn btn-white" page="contact-venue">
            {t('requestQuote')}
          </PageLink>
          <a className="tel" href={`tel:${AGENCY.phone}`}>
            <Icon name="phone" />
            {formatPhone(AGENCY.phone, language)}
          </a>
        </p>
      </div>
    </section>
  )
}
