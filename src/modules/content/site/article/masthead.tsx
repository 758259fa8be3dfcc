import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPhone } from '#/i18n/format-phone.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import type { PhotoSource } from '#/lib/pictures/photo-source.ts'
import { AGENCY } from '#/lib/settings.ts'
import { Photo } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'
import type { Section } from '../../model/content.schema.ts'
import type { Tally } from '../../model/figures.ts'
import { Figures } from '../figures.tsx'
import { PullQuote } from './pull-quote.tsx'
import { SectionPart } from './section-part.tsx'
import { Team, type TeamMember } from './team.tsx'

interface MastheadProps {
  /** How it began, how it works, how a venue gets on file, who answers. */
  readonly sections: readonly Section[]
  readonly tallies: readonly Tally[]
  readonly team: readonly TeamMember[]
  /** Beside how a venue gets on file. */
  readonly picture: PhotoSource | undefined
  /** Whom visitors may ask for, where somebody is named. */
  readonly contact: ReactNode
}

/** Who the agency is, as a magazine states it: its figures with what each counts, its text, its people, its office. */
export function Masthead({ sections, tallies, team, picture, contact }: MastheadProps) {
  const [beginnings, method, rooms, today] = sections
  const quote = sections.find((section) => section.quote !== undefined)?.quote
  return (
    <div className="essay">
      <Figures tallies={tallies} />
      <div className="wrap grid essay-row essay-columns" data-columns="2">
        {beginnings && <SectionPart section={beginnings} />}
        {method && <SectionPart section={method} />}
      </div>
      {quote && <PullQuote text={quote} className="wrap pull pull-title" />}
      <div className="wrap grid essay-row on-file">
        {picture && (
          <figure className="essay-figure">
            <Photo photo={picture} slot={SLOTS.essayFiveTall} ratio="4/5" />
          </figure>
        )}
        {rooms && <SectionPart section={rooms} />}
      </div>
      <div className="colophon">
        <div className="wrap grid">
          {today && <SectionPart section={today} />}
          <Team members={team} />
          <Office contact={contact} />
        </div>
      </div>
    </div>
  )
}

/** How to reach the agency, and where it is registered. */
function Office({ contact }: { contact: ReactNode }) {
  const t = useTranslations('contactForm')
  const plain = useTranslations('plain')
  const venue = useTranslations('venue')
  const language = useLanguage()
  const { company, address } = AGENCY.legal
  return (
    <section className="office" aria-labelledby="office">
      <h2 id="office" className="label">
        {t('direct')}
      </h2>
      <p>
        <a className="link" href={`tel:${AGENCY.phone}`}>
          {formatPhone(AGENCY.phone, language)}
        </a>
        <a className="link" href={`mailto:${AGENCY.email}`}>
          {AGENCY.email}
        </a>
        <span className="label">{venue('parisTime')}</span>
      </p>
      <address>
        {company}
        <span className="label">{address}</span>
      </address>
      {contact}
      <PageLink className="btn btn-line" page="contact">
        {plain('requestQuote')}
      </PageLink>
    </section>
  )
}
