import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatDate } from '#/i18n/format.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { unbroken } from '#/i18n/unbroken.ts'
import { ANSWER_PROBLEMS, NAME_FIELD } from '../model/reader-answer.ts'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import type { SharedList } from '../model/shared-view.ts'
import { purposeOf } from '../model/shown-capacity.ts'
import { requestSearch } from './list-links.ts'
import type { ReturnedAnswer } from './returned-answer.ts'
import { SharedVenueRow, type SketchSlot } from './shared-venue.tsx'

/** What a list is about: `4 venues · 2 March 2027 · 4 days · 120 guests · Showroom`. */
function useAboutList(list: SharedList): string {
  const { venues, startDate, days, guests } = list
  const t = useTranslations('shared')
  const [event, layout] = [useTranslations('event'), useTranslations('layout')]
  const language = useLanguage()
  const parts = [
    t('venues', { n: venues.length }),
    startDate && formatStayDays(startDate, days, language),
    days && t('fact.days', { n: days }),
    guests && t('guests', { n: guests }),
    ...purposeOf(list, { event, layout }),
  ]
  return dotted(parts.map((part) => part && unbroken(part)))
}

interface SharedPageProps {
  readonly list: SharedList
  /** The token of the link: part of the addresses that belong to it. */
  readonly token: string
  readonly returned: ReturnedAnswer | null
  readonly Sketch: SketchSlot
  /** The page in the reader's language, above everything else. */
  readonly offer: ReactNode
  /** Whom readers may ask for. */
  readonly contact: ReactNode
}

/**
 * A shared list (behaviour 5.16). One form for all venues, so that it works without script: whatever is filled in is
 * sent with any of its buttons. With script a choice is saved at once (`follow-answers.ts`).
 */
export function SharedPage({ list, token, returned, Sketch, offer, contact }: SharedPageProps) {
  const t = useTranslations('shared')
  const language = useLanguage()
  const { ownerName, options } = list
  const problem = returned?.problem && t(`problem.${returned.problem}`)
  const date = formatDate(list.expiresAt, language)
  const thanks = ownerName ? t('thanks', { name: ownerName, date }) : t('thanksPlain', { date })
  return (
    <main id="main" className="wrap shared">
      {problem && <title>{`! ${problem}`}</title>}
      {offer}
      <p className="label">{ownerName ? t('asks', { name: ownerName }) : t('asksPlain')}</p>
      <SharedHead list={list}>
        <p className="shared-lead">{options.answers ? t('lead') : t('leadClosed')}</p>
        <p className="row">
          <PageLink className="btn" page="contact-venue" search={requestSearch(list)}>
            {t('askThese')}
          </PageLink>
          <a className="link" href={`/api/shortlists/${token}/dossier.pdf?language=${language}`}>
            {t('dossier')}
          </a>
        </p>
        {contact}
      </SharedHead>
      <form method="post" data-answers="" data-words={wordsFor(t, thanks)}>
        {problem && (
          <p className="shared-problem" role="alert">
            {problem}
          </p>
        )}
        {options.answers && <ReaderName list={list} returned={returned} />}
        {list.venues.map((venue, at) => (
          <SharedVenueRow key={venue.slug} {...{ venue, at, list, returned, Sketch }} />
        ))}
        {options.answers && (
          <p className="shared-thanks">{list.venues.every(({ choice }) => choice !== null) && thanks}</p>
        )}
      </form>
    </main>
  )
}

/** What was answered, behind the link of the mail: the same list, in which nothing can be changed. */
export function AnsweredPage({ list, Sketch, offer }: Pick<SharedPageProps, 'list' | 'Sketch' | 'offer'>) {
  const t = useTranslations('shared')
  const others = list.others ?? []
  return (
    <main id="main" className="wrap shared">
      {offer}
      <p className="label">{t('answers')}</p>
      <SharedHead list={list}>
        <p className="shared-lead">{t('answersLead')}</p>
        {others.length > 0 && (
          <p className="row">
            {t('answersOf')}
            {others.map(({ title, key }) => (
              <PageLink key={key} className="link" page="shortlist" params={{ slug: key }}>
                {title || t('label')}
              </PageLink>
            ))}
          </p>
        )}
      </SharedHead>
      <div className="shared-venues">
        {list.venues.map((venue, at) => (
          <SharedVenueRow key={venue.slug} {...{ venue, at, list, Sketch }} returned={null} isAnswered />
        ))}
      </div>
    </main>
  )
}

function SharedHead({ list, children }: { list: SharedList; children: ReactNode }) {
  const t = useTranslations('shared')
  const { title, ownerName, expiresAt } = list
  const date = formatDate(expiresAt, useLanguage())
  return (
    <>
      <h1>{title || t('label')}</h1>
      <p className="shared-about">{useAboutList(list)}</p>
      <p className="shared-facts">{ownerName ? t('by', { name: ownerName, date }) : t('until', { date })}</p>
      {children}
    </>
  )
}

function ReaderName({ list, returned }: Pick<SharedPageProps, 'list' | 'returned'>) {
  const t = useTranslations('shared')
  const isBad = returned?.problem === 'name' || returned?.problem === 'nameLong'
  return (
    <div className="shared-name">
      <label htmlFor="reader-name">{t('answerAs')}</label>
      <input
        className="field"
        id="reader-name"
        name={NAME_FIELD}
        autoComplete="name"
        enterKeyHint="done"
        required
        maxLength={SHARE_LIMITS.name}
        defaultValue={returned?.typed[NAME_FIELD] ?? list.readerName}
        aria-invalid={isBad || undefined}
        aria-describedby="reader-name-hint"
      />
      <span id="reader-name-hint">{t('noAccount')}</span>
    </div>
  )
}

type Words = ReturnType<typeof useTranslations<'shared'>>

/** What the script says itself. */
function wordsFor(t: Words, thanks: string): string {
  const problems = Object.fromEntries(ANSWER_PROBLEMS.map((problem) => [problem, t(`problem.${problem}`)]))
  const said = { saved: t('saved'), you: t('you'), nameFirst: t('nameFirst'), noAccount: t('noAccount') }
  return JSON.stringify({ ...said, thanks, ...problems })
}

/** Behind a link that has ended, was withdrawn or never was. */
export function EndedPage({ offer }: Pick<SharedPageProps, 'offer'>) {
  const t = useTranslations()
  return (
    <main id="main" className="wrap shared">
      <title>{t('shared.endedTitle')}</title>
      {offer}
      <h1>{t('shared.endedTitle')}</h1>
      <p className="shared-lead">{t('shared.endedText')}</p>
      <p className="row">
        <PageLink className="btn" page="venues">
          {t('error.seeVenues')}
        </PageLink>
      </p>
    </main>
  )
}
