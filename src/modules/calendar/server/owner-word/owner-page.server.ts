/**
 * The page of an owner, `/h/{token}`: without account and script. GET asks and changes nothing; a first POST shows what would be
 * said, a second one says it, since mail filters open links and press buttons (ADR 0117).
 */
import { type AdminLanguage, isAdminLanguage } from '#/i18n/admin-language.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { readWord, type WordProblem } from '../../model/typed-word.ts'
import { askOf } from '../ask-row.ts'
import { askBehind } from '../owner-asks.repository.server.ts'
import { answerByLink, isSold } from './answer-ask.server.ts'
import { checkPage, formPage, missingPage } from './owner-page-views.ts'

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

const page = (status: number, html: string) => new Response(html, { status, headers: HEADERS })

/** Answer GET and POST. One 404 for every link that is not good; 429 for a network that guesses. */
export async function ownerPage(request: Request, token: string): Promise<Response> {
  const url = new URL(request.url)
  const asked = url.searchParams.get('lang')
  const now = new Date()
  const { db } = getDatabase()
  const row = await askBehind(db, token, parisDay(now))
  if (row === undefined) return missing(isAdminLanguage(asked) ? asked : languageOf(request))
  const view = {
    ask: askOf(row),
    venue: row.venue,
    token,
    language: isAdminLanguage(asked) ? asked : row.language,
    now,
  }
  if (request.method !== 'POST')
    return page(200, formPage({ ...view, isSold: await isSold(db, row), typed: {} }))
  const form = await request.formData().catch(() => new FormData())
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = {
    ...{ answer: field('answer'), until: field('until') },
    ...{ note: field('note'), freeFrom: field('freeFrom') },
  }
  const again = async (problem: WordProblem) =>
    page(422, formPage({ ...view, isSold: await isSold(db, row), typed, problem }))
  // "Change" leads back with everything that was typed.
  if (field('step') === 'change') {
    return page(200, formPage({ ...view, isSold: await isSold(db, row), typed }))
  }
  const read = readWord(field, now)
  if ('problem' in read) return again(read.problem)
  if (field('step') !== 'confirm') return page(200, checkPage({ ...view, word: read.word }))
  const outcome = await answerByLink(getDatabase(), token, read.word, now)
  if (outcome.kind === 'until-past') return again('until')
  if (outcome.kind !== 'answered' && outcome.kind !== 'late') return missing(view.language)
  const answer = seeOther(url.pathname + (isAdminLanguage(asked) ? `?lang=${asked}` : ''))
  for (const [name, value] of Object.entries(HEADERS).slice(1)) answer.headers.set(name, value)
  return answer
}

async function missing(language: AdminLanguage): Promise<Response> {
  if (await isSpent('owner-miss')) return page(429, missingPage(language, 'tooMany'))
  await limitVisitor('owner-miss')
  return page(404, missingPage(language, 'missing'))
}

function languageOf({ headers }: Request): AdminLanguage {
  return headers.get('accept-language')?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
