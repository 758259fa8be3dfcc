import { formatDate, formatPrice } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import type { Language } from '#/i18n/languages.ts'
import { toCents } from '#/lib/money.ts'
import { AGENCY } from '#/lib/settings.ts'
import {
  isSet,
  type LegalMentions,
  MENTION_FIELDS,
  MENTIONS,
  NO_MENTIONS,
} from '#/modules/staff/model/legal-mentions.schema.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { Article, Block, Section } from '../model/content.schema.ts'

/** `{name}` is written, `{has-name}` only asks whether there is one. */
const TOKEN = /\{(has-)?([a-zA-Z]+)\}/g

/** Write the facts into a text; `undefined` where one of them is not set. */
type Fill = (text: string) => string | undefined

/**
 * Replace `{company}`, `{email}` and the like in an article by the agency's settings, so that legal texts follow them. A
 * paragraph, an item of a list or a clause that asks for something that is not set is left out, and so is a list or a
 * section of which nothing remains (ADR 0085).
 * @throws {Error} for an unknown token
 */
export function fillAgency(
  article: Article,
  language: Language,
  mentions: LegalMentions = NO_MENTIONS,
): Article {
  const fill = fillFrom({
    ...AGENCY.legal,
    ...mentionFacts(mentions, language),
    name: AGENCY.name,
    email: AGENCY.email,
    phone: formatPhone(AGENCY.phone, language),
    hostPhone: formatPhone(AGENCY.legal.hostPhone, language),
    site: getEnvironment().siteUrl,
  })
  return {
    sections: article.sections.flatMap((section) => filledSection(section, fill)),
    ...(article.questions && {
      questions: article.questions.flatMap((one) => {
        const question = fill(one.question)
        const answer = fill(one.answer)
        return question !== undefined && answer !== undefined ? [{ question, answer }] : []
      }),
    }),
  }
}

function fillFrom(facts: Readonly<Record<string, string | undefined>>): Fill {
  return (text) => {
    let isWhole = true
    const filled = text.replace(TOKEN, (token, asks: string | undefined, name: string) => {
      if (!Object.hasOwn(facts, name))
        throw new Error(`The copy asks for ${token}, which the settings do not know`)
      const fact = facts[name]
      if (fact === undefined) isWhole = false
      return asks === undefined ? (fact ?? '') : ''
    })
    return isWhole ? filled : undefined
  }
}

function filledSection({ id, heading, body, quote }: Section, fill: Fill): Section[] {
  const title = fill(heading)
  const closing = quote === undefined ? undefined : fill(quote)
  const blocks = body.flatMap((block) => filledBlock(block, fill))
  return title === undefined || blocks.length === 0
    ? []
    : [{ id, heading: title, body: blocks, ...(closing !== undefined && { quote: closing }) }]
}

function filledBlock(block: Block, fill: Fill): Block[] {
  if (typeof block !== 'string' && 'list' in block) {
    const list = block.list.map(fill).filter((item) => item !== undefined)
    return list.length === 0 ? [] : [{ list }]
  }
  const isClause = typeof block !== 'string'
  const text = fill(isClause ? block.clause : block)
  if (text === undefined) return []
  return [isClause ? { clause: text } : text]
}

/** What the copy can name of the mentions of the law; `undefined` for what is not set, so that its text is left out. */
function mentionFacts(
  mentions: LegalMentions,
  language: Language,
): Readonly<Record<string, string | undefined>> {
  const written = {
    ...mentions,
    cardUntil: mentions.cardUntil && formatDate(mentions.cardUntil, language),
    guaranteeAmount:
      mentions.guaranteeAmount && formatPrice(toCents(Number(mentions.guaranteeAmount)), language),
  }
  const facts = MENTIONS.flatMap((mention) => [
    // For `{has-card}`. Insurer and mediator are fields as well, which come after and win.
    [mention, isSet(mention, mentions) ? mention : undefined] as const,
    ...MENTION_FIELDS[mention].map((field) => [field, written[field] || undefined] as const),
  ])
  return { ...Object.fromEntries(facts), noFunds: mentions.noFunds ? 'noFunds' : undefined }
}
