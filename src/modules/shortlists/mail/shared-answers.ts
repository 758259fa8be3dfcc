/** The mail to the owner of a shared list that has new answers. */
import { z } from 'zod'
import { localize } from '#/i18n/addresses/localize.ts'
import { dotted } from '#/i18n/dotted.ts'
import { formatStayDays } from '#/i18n/format-day-range.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { countOf, fillIn, MAIL_COPY, siteTexts } from '#/mail/copy.ts'
import type { Block, MailDocument } from '#/mail/mail-document.ts'
import { footerOf } from '#/mail/mail-footer.ts'
import type { AnswersSummary } from '../model/answers-summary.ts'
import { CHOICES } from '../model/reader-answer.ts'

/** Schema of the payload that the outbox returns. */
export const sharedAnswersPayload = z.object({
  template: z.literal('shared-answers'),
  data: z.object({
    language: z.enum(LANGUAGE_CODES),
    email: z.string(),
    /** Key of the links that end these mails, or confirm them. */
    stopKey: z.string(),
    /** Key of the link to the answers. Mails of earlier versions have none. */
    answersKey: z.string().default(''),
    /** Whether the owner of the address has said that they want them. Mails of earlier versions do not say. */
    confirmed: z.boolean().default(true),
  }),
})

export type SharedAnswersPayload = z.output<typeof sharedAnswersPayload>

/** Where mails about shared lists are confirmed or ended. */
export function mailsAddress(query: {
  readonly key: string
  readonly language: Language
  readonly act?: 'confirm'
}) {
  return `/api/shortlists/stop-mails?${new URLSearchParams(query)}`
}

/** Render the mail, of a list that is still shared with how its answers stand. Nothing in it was typed by anybody (ADR 0137). */
export function sharedAnswersMail(
  { data }: SharedAnswersPayload,
  siteUrl: string,
  summary?: AnswersSummary,
): MailDocument {
  const { language, stopKey: key, answersKey, confirmed } = data
  const { greetingPlain, pair, peopleAnswered, sharedAnswers: copy } = MAIL_COPY[language]
  const answers = answersKey
    ? localize('shortlist', { slug: answersKey }, language)
    : localize('favorites', {}, language)
  const stop = siteUrl + mailsAddress({ key, language })
  const confirm = siteUrl + mailsAddress({ key, language, act: 'confirm' })
  return {
    language,
    subject: summary ? fillIn(copy.subjectOf, { venues: venuesOf(summary, language) }) : copy.subject,
    preview: summary ? countOf(peopleAnswered, summary.people, language) : copy.text,
    title: copy.title,
    reference: undefined,
    pair,
    blocks: [
      { kind: 'paragraph', text: greetingPlain },
      { kind: 'paragraph', text: copy.text },
      ...(summary ? standing(summary, language) : []),
      { kind: 'button', text: copy.link, href: siteUrl + answers },
    ],
    notes: [...(confirmed ? [] : [`${copy.confirm} ${confirm}`]), copy.note, `${copy.stop} ${stop}`],
    unsubscribe: stop,
    footer: footerOf(language, siteUrl),
  }
}

/** The first venue, and how many others there are: by them an owner of several lists tells which one it is. */
function venuesOf({ venues }: AnswersSummary, language: Language): string {
  const [first, ...others] = venues
  const venue = first?.name ?? ''
  return others.length === 0
    ? venue
    : countOf(MAIL_COPY[language].otherVenues, others.length, language, { venue })
}

/** What the list is for, how many have answered, and what of each venue. */
function standing({ startDate, days, layout, people, venues }: AnswersSummary, language: Language): Block[] {
  const { peopleAnswered, sharedAnswers: copy } = MAIL_COPY[language]
  const about = dotted([
    startDate && formatStayDays(startDate, days, language),
    layout && siteTexts(language).layout[layout],
  ])
  const rows = venues.map(({ name, counts }) => {
    const chosen = CHOICES.filter((choice) => counts[choice] > 0)
    const value = dotted(chosen.map((choice) => fillIn(copy[choice], { n: String(counts[choice]) })))
    return { label: name, value: value || copy.none }
  })
  return [
    ...(about ? [{ kind: 'paragraph', text: about } as const] : []),
    { kind: 'paragraph', text: countOf(peopleAnswered, people, language) },
    { kind: 'rows', rows },
  ]
}
