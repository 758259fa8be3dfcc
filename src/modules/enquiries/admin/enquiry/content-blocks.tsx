import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { DOT, dotted } from '#/i18n/dotted.ts'
import { formatPrice } from '#/i18n/format.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { photoUrl } from '#/ui/site/photo-address.ts'
import type { AskedVenueView, EnquiryView } from '../../model/enquiry-view.ts'
import { listsVenues } from '../../model/form-fields.ts'
import { shownOfVisit } from '../../model/visit.ts'
import { useDurationText } from '../use-duration-text.ts'
import { useHireText } from '../use-hire-text.ts'

interface FactsBlockProps {
  view: EnquiryView
  /** Whether the form in their place was closed. */
  takesFocus: boolean
  /** Open the form that corrects them. */
  onEdit: () => void
}

/** Facts of the enquiry, with the way to correct them. */
export function FactsBlock({ view, takesFocus, onEdit }: FactsBlockProps) {
  const t = useTranslations('admin.request')
  const edit = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) edit.current?.focus()
  }, [takesFocus])
  if (view.erasedAt !== null && view.facts.length === 0) return null
  const elsewhere =
    view.erasedAt === null ? shownOfVisit(view.typedFacts, view.confirmedVisit !== null) : undefined
  return (
    <div className="facts-part">
      <FactList facts={view.facts.filter(({ id }) => !elsewhere?.has(id))} />
      {view.erasedAt === null && (
        <button ref={edit} type="button" className="btn quiet" onClick={onEdit}>
          <AdminIcon name="pencil" />
          {t('editFacts')}
          <KeyHint>E</KeyHint>
        </button>
      )}
    </div>
  )
}

/** Facts, each with its label; of a duration also what was understood. */
export function FactList({ facts }: Pick<EnquiryView, 'facts'>) {
  const t = useTranslations('admin.request')
  const duration = useDurationText()
  return (
    <dl className="facts">
      {facts.map(({ id, value, href, days }) => (
        <div key={id}>
          <dt>{t(`facts.${id}`)}</dt>
          <dd>
            {href ? (
              <a className="link" href={href} target="_blank" rel="noreferrer">
                {value}
              </a>
            ) : (
              value
            )}
            {days !== undefined && <div className="muted">{duration(days)}</div>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Venues asked for, with their estimates. */
export function VenuesBlock({ view }: { view: Pick<EnquiryView, 'kind' | 'venues' | 'unknownVenues'> }) {
  const t = useTranslations('admin.request')
  const { venues, unknownVenues } = view
  if (!listsVenues(view.kind) && venues.length === 0) return null
  const estimated = venues.some(({ estimate }) => estimate !== null)
  return (
    <div className="block">
      <h3>
        {t('venues', { count: venues.length })}
        {venues.length > 1 && <span className="muted">{t('visitorsOrder')}</span>}
      </h3>
      <ul className="asked">
        {venues.map((venue) => (
          <VenueListRow key={venue.name} venue={venue} />
        ))}
      </ul>
      {unknownVenues.length > 0 && (
        <p className="muted">{t('unknownVenues', { names: unknownVenues.join(', ') })}</p>
      )}
      {estimated && <p className="muted">{t('estimateNote')}</p>}
      {!estimated && venues.length > 0 && <p className="muted">{t('noEstimate')}</p>}
    </div>
  )
}

function VenueListRow({ venue }: { venue: AskedVenueView }) {
  const t = useTranslations('admin.request')
  const language = useScreenLanguage()
  const { name, href, photo, estimate } = venue
  const hireText = useHireText()
  const hire = estimate && hireText(estimate)
  const standing = venue.standing > 0 ? t('standing', { count: venue.standing }) : null
  return (
    <li>
      {photo ? (
        <img src={photoUrl(photo.key, 'webp', 320)} alt="" width="60" height="40" loading="lazy" />
      ) : (
        <span className="no-photo">
          <AdminIcon name="image" />
        </span>
      )}
      <div className="cut">
        {href ? (
          <a className="strong" href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          <b className="strong">{name}</b>
        )}
        <div className="muted cut">
          {href ? dotted([venue.place, venue.surface, standing]) : t('notPublic')}
        </div>
      </div>
      {estimate && (
        <div className="sum">
          <b>{formatPrice(estimate.cents, language)}</b>
          <div className="muted">
            {estimate.days} × {formatPrice(estimate.dayCents, language)}
          </div>
        </div>
      )}
      {estimate?.minimum && hire && (
        <p className="minimum-hire">
          {hire.days}
          {hire.asked && <span className="muted">{DOT + hire.asked}</span>}
        </p>
      )}
    </li>
  )
}

/** Message of the visitor. */
export function MessageBlock({ view }: { view: Pick<EnquiryView, 'kind' | 'language' | 'message'> }) {
  const t = useTranslations('admin.request')
  const languageName = useLanguageName()
  if (!view.message) return null
  const title = t(view.kind === 'proposal' ? 'description' : 'message')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: beside an answer it scrolls, and the keyboard must reach what it scrolls to
    <section className="block words" aria-label={title} tabIndex={0}>
      <h3>
        {title} <span className="muted">{languageName(view.language)}</span>
      </h3>
      <p className="msg" lang={LANGUAGES[view.language].tag}>
        {view.message}
      </p>
    </section>
  )
}

/** The same above an answer that takes the whole window; it opens. */
export function ClientWords({ view }: { view: Pick<EnquiryView, 'kind' | 'language' | 'message'> }) {
  const t = useTranslations('admin.request')
  if (!view.message) return null
  return (
    <details className="client-words" open>
      <summary>{t(view.kind === 'proposal' ? 'description' : 'message')}</summary>
      <p className="msg" lang={LANGUAGES[view.language].tag}>
        {view.message}
      </p>
    </details>
  )
}
