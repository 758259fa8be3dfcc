import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { formatArea } from '#/i18n/format.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { useLanguageName } from '#/i18n/react/use-language-names.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import { type FilledReply, namesPrices } from '../../model/fill-reply.ts'
import { priceLines } from '../../model/hire-words.ts'
import type { ReplyKit } from '../../model/reply-kit.ts'
import type { ReplyPrice } from '../../model/reply-prices.ts'
import { estimateText, type ReplyVenue } from '../../model/reply-venues.ts'
import type { ComposerState } from './use-composer.ts'

interface ReplyPreviewProps {
  kit: ReplyKit
  composer: ComposerState
}

/** Preview of the mail, and of the same template in the interface language. */
export function ReplyPreview({ kit, composer }: ReplyPreviewProps) {
  const t = useTranslations('admin.reply')
  const languageName = useLanguageName()
  const panel = useId()
  const [proofreading, setProofreading] = useState(false)
  const { draft, filled, proof, edited, venues, prices = [] } = composer
  const inProof = proofreading && proof !== null
  const language = inProof ? kit.proof : draft.language
  return (
    <div className="reply-preview">
      <div className="row">
        <b className="strong">{t('preview')}</b>
        {proof !== null && (
          <div className="segments end" role="tablist" aria-label={t('previewOf')}>
            <button
              type="button"
              role="tab"
              aria-selected={!inProof}
              aria-controls={panel}
              onClick={() => setProofreading(false)}
            >
              {t('previewSent', { language: languageName(draft.language) })}
            </button>
            <button
              type="button"
              role="tab"
              aria-selected={inProof}
              aria-controls={panel}
              onClick={() => setProofreading(true)}
            >
              {t('previewProof', { language: languageName(kit.proof) })}
            </button>
          </div>
        )}
      </div>
      <section
        className="mail"
        id={panel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what it scrolls to
        tabIndex={0}
        aria-label={t('preview')}
        lang={LANGUAGES[language].tag}
      >
        {inProof && edited && (
          <p className="proof-note" lang={LANGUAGES[kit.proof].tag}>
            {t('onlyInSent', { language: languageName(draft.language) })}
          </p>
        )}
        <p className="mail-subject">{(inProof ? proof : filled).subject}</p>
        <MailText
          filled={inProof ? proof : filled}
          venues={venues}
          prices={prices}
          kit={kit}
          language={language}
        />
      </section>
    </div>
  )
}

interface MailTextProps {
  filled: FilledReply
  venues: readonly ReplyVenue[]
  prices: readonly ReplyPrice[]
  kit: ReplyKit
  language: Language
}

function MailText({ filled, venues, prices, kit, language }: MailTextProps) {
  const texts = kit.texts[language]
  const isPriced = namesPrices(filled)
  return filled.blocks.map((block, position) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
    if (block.kind === 'paragraph') return <p key={position}>{block.text}</p>
    if (block.kind === 'prices') {
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <dl key={position} className="mail-prices">
          {texts &&
            prices.map(({ name, netCents, stay }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{priceLines(netCents, stay, texts.hire, language).join('\n')}</dd>
              </div>
            ))}
        </dl>
      )
    }
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <div key={position} className="cards">
        {venues.map((venue) => (
          <div key={venue.slug}>
            {venue.photo && (
              <img src={photoUrl(venue.photo.key, 'webp', 320)} alt="" width="320" height="213" />
            )}
            <b>{venue.name}</b>
            <span>
              {dotted([
                kit.places[language]?.[venue.neighborhood],
                formatArea(venue.surfaceM2, language),
                texts && !isPriced && estimateText(venue, texts, language),
              ])}
            </span>
          </div>
        ))}
      </div>
    )
  })
}
