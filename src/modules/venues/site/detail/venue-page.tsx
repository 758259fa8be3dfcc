import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { EventId } from '#/i18n/addresses/paths.ts'
import { formatArea } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { placeTarget } from '#/i18n/react/place-target.ts'
import { Breadcrumb } from '#/ui/site/breadcrumb.tsx'
import { FirstScreenEnd } from '#/ui/site/first-screen-end.tsx'
import type { TechnicalSheet as Sheet } from '../../model/attributes.ts'
import { type Brief, briefSearch } from '../../model/brief.ts'
import { sheetRows } from '../../model/sheet-rows.ts'
import type { CategoryGroup, VenueCard, VenueDetail } from '../../model/venue.ts'
import { PlanSection } from '../plan/plan-section.tsx'
import type { HeartSlot } from '../venue-card.tsx'
import { VenueWall } from '../venue-wall.tsx'
import { Capacities } from './capacities.tsx'
import { Dock } from './dock.tsx'
import { EquipmentList } from './equipment-list.tsx'
import { Gallery } from './gallery.tsx'
import { OtherForm } from './other-form.tsx'
import { QuoteCard } from './quote-card.tsx'
import { shownStay } from './shown-stay.ts'
import { useDuration } from './use-duration.ts'
import { VenueHead } from './venue-head.tsx'
import { VenueWhere } from './venue-where.tsx'

/** What builders ask about the room; nothing that is not known, and no section where nothing is. */
function TechnicalSheet({ sheet }: { sheet: Sheet }) {
  const t = useTranslations('venue.sheet')
  const texts = { t: useTranslations(), format: useFormatter() }
  const rows = sheetRows(sheet, texts)
  if (rows.length === 0) return null
  return (
    <section className="block">
      <h2>{t('title')}</h2>
      <dl className="sheet">
        {rows.map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={value}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

interface SuitsProps {
  events: readonly EventId[]
  groups: readonly CategoryGroup[]
}

/** Suitable events, each with its own page, and the groups of the catalogue that the venue belongs to, each with its list. */
function Suits({ events, groups }: SuitsProps) {
  const t = useTranslations()
  const event = useTranslations('event')
  const group = useTranslations('group')
  const language = useLanguage()
  if (events.length + groups.length === 0) return null
  return (
    <section className="block suits">
      <h2>{t(events.length > 0 ? 'venue.suits' : 'list.group')}</h2>
      {events.length > 0 && (
        <ul className="tags">
          {events.map((id) => (
            <li key={id}>
              <PageLink {...placeTarget('event', id, language)} className="link">
                {event(id)}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      {groups.length > 0 && (
        <div>
          {events.length > 0 && <h3 className="label">{t('list.group')}</h3>}
          <ul className="tags">
            {groups.map((id) => (
              <li key={id}>
                <PageLink page="venues" search={`group=${id}`} className="link">
                  {group(id)}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** The facts, like the label beside a picture. */
function Exhibit({ venue }: { venue: VenueDetail }) {
  const t = useTranslations('venue')
  const format = useFormatter()
  const language = useLanguage()
  const duration = useDuration()
  const facts = [
    [t('surface'), formatArea(venue.surfaceM2, language)],
    [t('ceiling'), t('ceilingValue', { n: venue.ceilingHeightCm / 100 })],
    [t('standing'), format.number(venue.capacities.standing)],
    [t('minimum'), duration(venue.minimumDays)],
  ] as const
  return (
    <dl className="exhibit">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

interface VenuePageProps {
  venue: VenueDetail
  similar: readonly VenueCard[]
  /** What the address says that the visitor has in mind. */
  brief: Brief
  /** Of rail on the plan, as the address has them. */
  metres: number | undefined
  /** What is known of them. */
  said?: ReactNode
  /** Whom to ask for, beside the request. */
  contact?: ReactNode
  /** The neighbourhood in a sentence or two. */
  where: string
  /** The form with large photographs (behaviour 1.7). */
  fullwidth: boolean
  /** Button that keeps this venue among the favourites. */
  save: ReactNode
  /** The heart of the cards of similar venues. */
  heart: HeartSlot
}

/** Everything about a venue, and the beginning of a quote request. */
export function VenuePage({
  venue,
  similar,
  brief,
  metres,
  said,
  contact,
  where,
  fullwidth,
  save,
  heart,
}: VenuePageProps) {
  const t = useTranslations('venue')
  const ui = useLanguage()
  const shown = shownStay(venue, brief)
  // Everything around these texts stays in the visitor's language, so `lang` is set where it changes.
  const copyTag = venue.copyLanguage === ui ? undefined : LANGUAGES[venue.copyLanguage].tag
  return (
    // Read by the measurement.
    <main id="main" className="venue-page" data-slug={venue.slug} data-category={venue.type}>
      <div className="wrap page-head page-head-flush">
        <Trail venue={venue} />
        <VenueHead venue={venue} heart={save} />
      </div>
      <Gallery
        key={venue.slug}
        venue={venue}
        fullwidth={fullwidth}
        search={briefSearch(brief)}
        copyTag={copyTag}
      />
      <div className="wrap grid venue-body">
        <div className="venue-main">
          <Exhibit venue={venue} />
          <FirstScreenEnd />
          <div className="block">
            <div className="prose" lang={copyTag}>
              <p className="lead">{venue.tagline}</p>
              {/* With large photographs it is between them. */}
              {!fullwidth && venue.description.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            </div>
            {!fullwidth && venue.photos.length > 0 && (
              <OtherForm slug={venue.slug} fullwidth={false} search={briefSearch(brief)} />
            )}
          </div>
        </div>
        {/* Before what takes long to read: on phones it stands where it is written. */}
        <QuoteCard venue={venue} brief={brief} stay={shown} said={said} contact={contact} />
        <div className="venue-main" data-later="">
          <PlanSection venue={venue} brief={brief} metres={metres} />
          <Capacities capacities={venue.capacities} />
          <TechnicalSheet sheet={venue.sheet} />
          <EquipmentList equipment={venue.equipment} own={venue.ownEquipment} />
          <Suits events={venue.eventTypes} groups={venue.categoryGroups} />
          <VenueWhere venue={venue} where={where} copyTag={copyTag} />
        </div>
      </div>
      <VenueWall
        title={t('similar')}
        cards={similar}
        search=""
        days={brief.duration}
        heart={heart}
        className="similar"
      />
      <Dock venue={venue} stay={shown} />
    </main>
  )
}

function Trail({ venue }: { venue: VenueDetail }) {
  const common = useTranslations('common')
  const nav = useTranslations('nav')
  const types = useTranslations('typePlural')
  return (
    <Breadcrumb label={common('breadcrumb')} current={venue.name}>
      <PageLink page="home">{nav('home')}</PageLink>
      <PageLink page="venues">{nav('venues')}</PageLink>
      <PageLink page="venues" search={`type=${venue.type}`}>
        {types(venue.type)}
      </PageLink>
    </Breadcrumb>
  )
}
