/** The parts of an answer's mail: as it is sent, and as a template is previewed. */
import type { Language } from '#/i18n/languages.ts'
import { MAIL_COPY } from '#/mail/copy.ts'
import type { ReplyBlock } from '../../mail/reply-mail.ts'
import { type FilledReply, namesPrices } from '../../model/fill-reply.ts'
import { priceLines } from '../../model/hire-words.ts'
import type { ReplyPrice } from '../../model/reply-prices.ts'
import { estimateText, type ReplyVenue } from '../../model/reply-venues.ts'
import { REPLY_TEXTS } from './reply-templates.ts'

/** What the blocks of an answer show. */
interface Shown {
  readonly venues: readonly ReplyVenue[]
  readonly prices?: readonly ReplyPrice[] | undefined
  /** Alternative texts by the key of the photograph. */
  readonly alts: ReadonlyMap<string, string>
}

/** Compose the parts of a mail; venues carry what their cards show. Where prices are named, the cards leave the estimates out. */
export function replyBlocks(
  filled: FilledReply,
  { venues, prices = [], alts }: Shown,
  language: Language,
): ReplyBlock[] {
  const { estimate, fromDay } = REPLY_TEXTS[language]
  const { hire } = MAIL_COPY[language]
  const isPriced = namesPrices(filled)
  return filled.blocks.map((block): ReplyBlock => {
    if (block.kind === 'paragraph') return block
    if (block.kind === 'prices') {
      return {
        kind: 'prices',
        prices: prices.map(({ name, netCents, stay }) => ({
          name,
          lines: priceLines(netCents, stay, hire, language),
        })),
      }
    }
    return {
      kind: 'venues',
      venues: venues.map(({ photo, ...venue }) => ({
        slug: venue.slug,
        name: venue.name,
        neighborhood: venue.neighborhood,
        surface: venue.surfaceM2,
        photo: photo === null ? undefined : { ...photo, alt: alts.get(photo.key) ?? '' },
        estimate: isPriced ? undefined : estimateText(venue, { estimate, fromDay, hire }, language),
      })),
    }
  })
}
