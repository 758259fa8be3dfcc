import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGES } from '#/i18n/languages.ts'
import type { LanguageOffer } from '../model/shared-view.ts'

interface OwnLanguageProps {
  /** Of the link: the address without it is another page. */
  readonly token: string
  readonly offer: LanguageOffer
}

/** The first line of a page behind a link that somebody else has written: the same in the reader's language, as chosen in the menu. */
export function OwnLanguage({ token, offer: { language, text, ping } }: OwnLanguageProps) {
  const { tag } = LANGUAGES[language]
  return (
    <p className="shared-offer">
      <a
        className="link"
        href={localize('shortlist', { slug: token }, language)}
        hrefLang={tag}
        lang={tag}
        data-language={language}
        ping={ping}
      >
        {text}
      </a>
    </p>
  )
}
