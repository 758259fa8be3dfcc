import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatArea } from '#/i18n/format.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { photoUrl } from '#/ui/site/photo-address.ts'
import type { FilledReply } from '../../model/fill-reply.ts'
import type { ReplyKit } from '../../model/reply-kit.ts'
import { estimateTexts, type ReplyVenue } from '../../model/reply-venues.ts'
import { useLanguageName } from '../enquiry/use-screen-language.ts'
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
  const { draft, filled, proof, edited, venues } = composer
  const inProof = proofreading && proof !== null
  const language = inProof ? kit.proof : draft.language
  return (
    <div className="prev">
      <div className="row">
        <b className="strong">{t('preview')}</b>
        {proof !== null && (
          <div className="seg end" role="tablist" aria-label={t('previewOf')}>
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
        <MailText filled={inProof ? proof : filled} venues={venues} kit={kit} language={language} />
      </section>
    </div>
  )
}

interface MailTextProps {
  filled: FilledReply
  venues: readonly ReplyVenue[]
  kit: ReplyKit
  language: Language
}

function MailText({ filled, venues, kit, language }: MailTextProps) {
  return filled.blocks.map((block, position) =>
    block.kind === 'paragraph' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
      <p key={position}>{block.text}</p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <div key={position} className="cards">
        {venues.map((venue) => (
          <div key={venue.slug}>
            {venue.photo && (
              <img src={photoUrl(venue.photo.key, 'webp', 320)} alt="" width="320" height="213" />
            )}
            <b>{venue.name}</b>
            <span>
              {[
                kit.places[language]?.[venue.neighborhood],
                formatArea(venue.surface, language),
                estimateTexts(venue.cents, kit.texts[language]?.estimate ?? '', language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        ))}
      </div>
    ),
  )
}
