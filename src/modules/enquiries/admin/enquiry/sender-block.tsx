import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useMedia } from '#/ui/admin/use-media.ts'
import type { EnquirySender, EnquiryView } from '../../model/enquiry-view.ts'

/** Media query under which the sheet fills the window (`enquiry.css`). */
const ALONE = '(width < 1024px)'
const ALONE_WRITING = '(width < 1280px)'

interface SheetHeadingProps {
  children: ReactNode
  /** Whether the composer is open. */
  writing: boolean
  /** Title of the page: the reference. */
  page: string
}

/** Heading of the sheet; below a page heading where the list and its heading are hidden. */
function SheetHeading({ children, writing, page }: SheetHeadingProps) {
  const alone = useMedia(ALONE)
  const aloneWriting = useMedia(ALONE_WRITING)
  return (
    <>
      {(alone || (writing && aloneWriting)) && <h1 className="sr">{page}</h1>}
      <h2>{children}</h2>
    </>
  )
}

/** Sender and contact details. */
export function SenderBlock({ view, now, writing }: { view: EnquiryView; now: Date; writing: boolean }) {
  const t = useTranslations('admin.request')
  const languageName = useLanguageName()
  const { fullName, company, jobTitle, email, phone, phoneTyped, calls } = view.requester
  if (view.erasedAt !== null) {
    return (
      <div className="person">
        <SheetHeading writing={writing} page={view.reference}>
          {t('erasedPerson')}
        </SheetHeading>
        <p className="soft">{t('erasedLead')}</p>
      </div>
    )
  }
  return (
    <div className="person">
      <SheetHeading writing={writing} page={view.reference}>
        {fullName}
      </SheetHeading>
      {(company || jobTitle) && (
        <p className="soft">
          {jobTitle}
          {jobTitle && company && ', '}
          {company && <b className="strong">{company}</b>}
        </p>
      )}
      <div className="contact">
        {phone && (
          <a className="link" href={`tel:${phone.e164}`}>
            <AdminIcon name="phone" small />
            {phone.shown}
          </a>
        )}
        {phoneTyped && (
          <span>
            <AdminIcon name="phone" small />
            {phoneTyped}
          </span>
        )}
        {email === null ? (
          <span className="soft">
            <AdminIcon name="mail" small />
            {t('noMail')}
          </span>
        ) : (
          <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(view.reference)}`}>
            <AdminIcon name="mail" small />
            {email}
          </a>
        )}
        <span className="soft">
          <AdminIcon name="languages" small />
          {t(view.channel === 'website' ? 'writtenIn' : 'speaks', { language: languageName(view.language) })}
        </span>
        {calls && <LocalTime calls={calls} now={now} />}
      </div>
    </div>
  )
}

/** Local time where the number is from; a country with several time zones has a range. */
function LocalTime({ calls, now }: { calls: NonNullable<EnquirySender['calls']>; now: Date }) {
  const t = useTranslations('admin.request')
  const locale = useLocale()
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat(locale, {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(now)
  const times = [calls.zones[0], calls.zones.at(-1)].map((zone) => timeIn(zone ?? 'Europe/Paris'))
  const [from = '', to = ''] = times
  return (
    <span className="soft">
      <AdminIcon name="clock" small />
      {from === to
        ? t('localTime', { time: from, country: calls.country })
        : t('localTimes', { from, to, country: calls.country })}
    </span>
  )
}
