/** What the page of an owner shows: HTML without script, in French or English. */

import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import en from '#/mail/copy/owner-en.json'
import fr from '#/mail/copy/owner-fr.json'
import { fillIn } from '#/mail/copy.ts'
import { RENDER_NONCE } from '#/platform/http/render-nonce.ts'
import { ownerAddress } from '../../mail/owner-ask-mail.ts'
import { type OwnerAsk, type OwnerWord, WORD_LENGTHS } from '../../model/owner-ask.ts'
import { minuteInParis } from '../../model/paris-minute.ts'
import { saidDays, saidMoment } from '../../model/said-days.ts'
import type { WordProblem } from '../../model/typed-word.ts'
import { OWNER_PAGE_STYLE } from './owner-page-style.ts'

const COPY = { en: en.page, fr: fr.page } as const satisfies Record<AdminLanguage, typeof en.page>

/** What both steps know. */
interface OwnerView {
  readonly ask: OwnerAsk
  readonly venue: string
  readonly token: string
  readonly language: AdminLanguage
  readonly now: Date
}

/** Values of the fields, by their names. */
type Typed = Readonly<Partial<Record<'answer' | 'until' | 'note' | 'freeFrom', string>>>

const ESCAPES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

function inHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** The question with its three answers; what was said stands above them. */
export function formPage(
  view: OwnerView & { readonly isSold: boolean; readonly typed: Typed; readonly problem?: WordProblem },
): string {
  const { ask, venue, language, isSold, typed } = view
  const copy = COPY[language]
  const answered = typed.answer === undefined ? saidAlready(ask) : undefined
  const forms = answerForms(view)
  if (isSold) {
    const told = ask.late === null ? '' : `<p class="said" role="status">${copy.lateLead}</p>`
    return frame(
      view,
      copy.soldTitle,
      `<p class="lead">${copy.soldLead}</p>${told}${facts(view)}${folded(copy.changeTitle, forms)}`,
    )
  }
  if (answered) {
    const isOver = answered.answer === 'yes' && Date.parse(answered.until) <= view.now.getTime()
    return frame(
      view,
      copy.saidTitle,
      `<p class="said" role="status">${lines(saying(view, answered))}</p>
<p class="lead">${isOver ? copy.outOf : copy.saidLead}</p>${facts(view)}${folded(copy.changeTitle, forms, isOver)}`,
    )
  }
  const title = inHtml(fillIn(copy.title, { venue }))
  return frame(view, title, `<p class="lead">${copy.lead}</p>${facts(view)}${forms}`)
}

/** What would be said, to be confirmed. */
export function checkPage(view: OwnerView & { readonly word: OwnerWord }): string {
  const { word, language } = view
  const copy = COPY[language]
  const values = {
    ...{ answer: word.answer, note: word.note },
    until: word.answer === 'yes' ? minuteInParis(word.until) : '',
    freeFrom: word.answer === 'no' ? (word.freeFrom ?? '') : '',
  }
  const hidden = Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${inHtml(value)}">`)
    .join('')
  return frame(
    view,
    copy.checkTitle,
    `<p class="said">${lines(saying(view, word))}</p>${facts(view)}
<form method="post" class="two">${hidden}<button name="step" value="confirm">${copy.confirm}</button>
<button name="step" value="change" class="plain">${copy.change}</button></form>`,
  )
}

/** Of a link that leads nowhere: the same for all of them. */
export function missingPage(language: AdminLanguage, why: 'missing' | 'tooMany'): string {
  const copy = COPY[language]
  return document(language, copy[`${why}Title`], `<p class="lead">${copy[`${why}Text`]}</p>`, '')
}

function saidAlready({ answer, note, validUntil, freeFrom }: OwnerAsk): OwnerWord | undefined {
  if (answer === 'yes') return { answer, note, until: validUntil ?? '' }
  if (answer === 'yes-but') return { answer, note }
  return answer === 'no' ? { answer, note, freeFrom } : undefined
}

/** What a word says, line by line. */
function saying({ venue, language }: OwnerView, word: OwnerWord): string[] {
  const { says } = COPY[language]
  if (word.answer === 'yes-but') return [fillIn(says.yesBut, { note: word.note })]
  const note = word.note === '' ? [] : [fillIn(says.note, { note: word.note })]
  if (word.answer === 'yes') return [fillIn(says.yes, { until: saidMoment(word.until, language) }), ...note]
  const { freeFrom: day } = word
  const no =
    day === null ? fillIn(says.no, { venue }) : fillIn(says.noFrom, { venue, day: formatDate(day, language) })
  return [no, ...note]
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => inHtml(text).replaceAll('\n', '<br>')).join('<br>')

function facts({ ask, language }: OwnerView): string {
  const { facts: labels } = COPY[language]
  const rows: [string, string][] = [
    [labels.days, saidDays(ask, language)],
    [labels.event, ask.event],
    [labels.guests, ask.guests === null ? '' : ask.guests.toLocaleString(LANGUAGES[language].intl)],
    [labels.setUp, ask.setUp],
    [labels.client, ask.client ?? ''],
  ]
  const shown = rows.filter(([, value]) => value !== '')
  return `<dl>${shown.map(([label, value]) => `<div><dt>${label}</dt><dd>${inHtml(value)}</dd></div>`).join('')}</dl>`
}

function folded(title: string, content: string, isOpen = false): string {
  return `<details class="change"${isOpen ? ' open' : ''}><summary>${title}</summary>${content}</details>`
}

function answerForms({ ask, language, typed, problem, now }: Parameters<typeof formPage>[0]): string {
  const copy = COPY[language]
  const of = (answer: string) => (typed.answer === answer ? typed : {})
  const error = (answer: string, field: WordProblem) =>
    problem === field && (typed.answer === answer || field === 'answer')
      ? {
          text: `<p class="error" id="${answer}-error" role="alert">${copy.errors[field]}</p>`,
          // Without script, this brings the reader to the field.
          mark: ` autofocus aria-invalid="true" aria-describedby="${answer}-error"`,
        }
      : { text: '', mark: '' }
  const [until, note, freeFrom] = [error('yes', 'until'), error('yes-but', 'note'), error('no', 'freeFrom')]
  const answer = (value: string) => `<input type="hidden" name="answer" value="${value}">`
  const least = minuteInParis(now.toISOString())
  return `${error('', 'answer').text}
<form method="post" novalidate class="yes">${answer('yes')}
<label for="until">${copy.yesUntil} <small>(${copy.paris})</small></label>
<input id="until" name="until" type="datetime-local" min="${least}" required value="${inHtml(of('yes').until ?? minuteInParis(ask.validUntil ?? ask.wishedUntil))}"${until.mark}>${until.text}
<button>${copy.yesButton}</button></form>
<details${typed.answer === 'yes-but' ? ' open' : ''}><summary>${copy.butTitle}</summary>
<form method="post" novalidate>${answer('yes-but')}
<label for="but">${copy.butLabel}</label><textarea id="but" name="note" rows="4" maxlength="${WORD_LENGTHS.note}" required${note.mark || ' aria-describedby="but-hint"'}>${inHtml(of('yes-but').note ?? '')}</textarea>${note.text}
<p class="hint" id="but-hint">${copy.butHint}</p>
<button class="plain">${copy.butButton}</button></form></details>
<details${typed.answer === 'no' ? ' open' : ''}><summary>${copy.noTitle}</summary>
<form method="post" novalidate>${answer('no')}
<label for="from">${copy.noLabel}</label><input id="from" name="freeFrom" type="date" value="${inHtml(of('no').freeFrom ?? '')}"${freeFrom.mark}>${freeFrom.text}
<label for="no-note">${copy.noteLabel}</label><textarea id="no-note" name="note" rows="2" maxlength="${WORD_LENGTHS.note}">${inHtml(of('no').note ?? '')}</textarea>
<button class="plain">${copy.noButton}</button></form></details>`
}

function frame({ token, language }: OwnerView, title: string, content: string): string {
  const other = language === 'fr' ? 'en' : 'fr'
  const way = `<a href="${ownerAddress(token)}?lang=${other}" hreflang="${other}" lang="${other}">${COPY[language].other}</a>`
  return document(language, title, content, way)
}

/** @param title as HTML */
function document(language: AdminLanguage, title: string, content: string, way: string): string {
  const copy = COPY[language]
  const [before, after] = copy.contact.split('{phone}')
  const phone = `<a href="tel:${AGENCY.phone}">${formatPhone(AGENCY.phone, language)}</a>`
  return `<!doctype html>
<html lang="${LANGUAGES[language].tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark">
<title>${title} | Passage</title><link rel="icon" href="/icon.svg" type="image/svg+xml">
<style nonce="${RENDER_NONCE}">${OWNER_PAGE_STYLE}</style></head>
<body><header><span class="brand">Passage</span>${way}</header>
<main id="main"><p class="eyebrow">${copy.eyebrow}</p><h1>${title}</h1>
${content}</main>
<footer><p>${before}${phone}${after}</p></footer></body></html>
`
}
