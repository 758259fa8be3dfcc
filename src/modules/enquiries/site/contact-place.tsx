import { useTranslations } from 'use-intl'
import { PageLink } from '#/i18n/react/link.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { ContactField } from '../model/contact-fields.ts'
import { ContactMessage } from './contact-message.tsx'
import type { FormPlace } from './quote-request-place.tsx'
import { SentNote } from './sent-note.tsx'

/** The message to the team, or the thanks for it. */
export function ContactPlace({ reference, rejected, answerHours }: FormPlace<ContactField>) {
  const t = useTranslations('contactForm')
  if (reference === undefined) return <ContactMessage rejected={rejected} answerHours={answerHours} />
  return (
    <SentNote
      title={t('sentTitle')}
      reference={reference}
      steps={[t('step1'), t('step2', { hours: answerHours })]}
      page="contact-us"
      another={t('another')}
    />
  )
}

/** Beside the message: where dates and prices are asked for (behaviour 4.3). */
export function QuoteNote() {
  const t = useTranslations('contactForm')
  const plain = useTranslations('plain')
  return (
    <p className="side-note">
      {t('quoteNote')}
      <PageLink className="more" page="contact">
        {plain('requestQuote')}
        <Icon name="arrow" className="icon-arrow" />
      </PageLink>
    </p>
  )
}
