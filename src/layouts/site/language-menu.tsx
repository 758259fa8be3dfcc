import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { languagePing } from '#/i18n/addresses/language-ping.ts'
import { readsBrief } from '#/i18n/addresses/pages.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '#/i18n/languages.ts'
import { type CurrentAddress, useCurrentAddress } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { languageTarget, otherLanguage } from './language-target.ts'

/**
 * A link to the same page in another language, as a full load: fonts, `<html lang>` and head change with it.
 * The boot script stores the choice of a link with `data-language` in the cookie.
 */
function useLanguageLink(siteUrl: string): (language: Language) => LanguageLinkProps {
  const address: CurrentAddress = useCurrentAddress()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  return (language) => ({
    href: languageTarget(address, language) + search,
    hrefLang: LANGUAGES[language].tag,
    lang: LANGUAGES[language].tag,
    'data-language': language,
    'data-brief': address.page && readsBrief(address.page) ? '' : undefined,
    ping: languagePing(siteUrl, language),
  })
}

interface LanguageLinkProps {
  href: string
  hrefLang: string
  lang: string
  'data-language': Language
  'data-brief': string | undefined
  ping: string
}

/** The button that toggles between French and English; from any other language it leads to English (behaviour 1.11). */
function LanguageSwitch({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('header')
  const other = otherLanguage(useCurrentAddress().language)
  const { href, hrefLang, ...link } = useLanguageLink(siteUrl)(other)
  return (
    <a {...link} href={href} hrefLang={hrefLang} lang={undefined} className="lang-switch">
      {other.toUpperCase()}
      <span className="sr">{t('switchTo', { language: LANGUAGES[other].name })}</span>
    </a>
  )
}

/** The ten languages as links, each under its own name. */
export function LanguageLinks({ siteUrl, className }: { siteUrl: string; className?: string }) {
  const { language: current } = useCurrentAddress()
  const linkTo = useLanguageLink(siteUrl)
  return (
    <ul className={className}>
      {LANGUAGE_CODES.map((language) => (
        <li key={language}>
          <a {...linkTo(language)} aria-current={language === current ? 'true' : undefined}>
            {LANGUAGES[language].name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The languages in the bar: one control of two parts, the toggle and, behind the globe, all ten. */
export function LanguageControl({ siteUrl }: { siteUrl: string }) {
  const t = useTranslations('header')
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    <div className="lang-control only-l" role="group" aria-label={t('language')}>
      <LanguageSwitch siteUrl={siteUrl} />
      <details className="menu has-pop" name="head">
        <summary aria-label={t('allLanguages')}>
          <Icon name="globe" />
        </summary>
        <div className="pop">
          <LanguageLinks siteUrl={siteUrl} className="pop-two" />
        </div>
      </details>
    </div>
  )
}
