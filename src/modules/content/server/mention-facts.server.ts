import { formatDate, formatPrice } from '#/i18n/format.ts'
import type { Language } from '#/i18n/languages.ts'
import { toCents } from '#/lib/money.ts'
import {
  isSet,
  type LegalMentions,
  MENTION_FIELDS,
  MENTIONS,
} from '#/modules/staff/model/legal-mentions.schema.ts'

/** What the copy can name of the mentions of the law; `undefined` for what is not set, so that its text is left out. */
export function mentionFacts(
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
