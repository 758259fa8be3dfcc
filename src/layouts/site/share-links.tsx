import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import { useCurrentAddress, useLanguage } from '#/i18n/react/address-context.tsx'
import { AGENCY } from '#/lib/settings.ts'
import { mailAddress, networkAddress, type SharedPage } from '#/lib/share-address.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { MessengerIcon } from './messenger-icon.tsx'
import { beginsWithCopy, MESSENGERS, type Messenger, SHARE_NETWORKS } from './share-targets.ts'

/**
 * The current page, by its address in this language and its own title; of a page behind a private link the home page, as the link is
 * for whom it was sent to.
 */
function useSharedPage(siteUrl: string): SharedPage {
  const { page, params, language } = useCurrentAddress()
  const search = useRouterState({ select: (state) => state.location.searchStr })
  const title = useRouterState({
    select: (state) => {
      const metas = state.matches.flatMap((match) => match.meta ?? [])
      return metas.findLast((meta) => meta?.title)?.title
    },
  })
  if (page === null || PAGE_SETTINGS[page].isPersonal)
    return { url: siteUrl + localize('home', {}, language), title: AGENCY.name }
  return { url: siteUrl + localize(page, params, language) + search, title: title ?? AGENCY.name }
}

/**
 * Links that share a page (behaviour 9.6), with the messenger of the language before them. The copy button needs scripts and is
 * hidden without.
 */
export function ShareLinks({ siteUrl, className }: { siteUrl: string; className?: string }) {
  const t = useTranslations('share')
  const page = useSharedPage(siteUrl)
  const language = useLanguage()
  const messenger = MESSENGERS[language]
  const isCopyFirst = beginsWithCopy(language)
  const names = { facebook: 'facebook', linkedin: 'linkedin', x: 'twitter', whatsapp: 'whatsapp' } as const
  return (
    <ul className={className ? `share-links ${className}` : 'share-links'}>
      {isCopyFirst && <CopyLink url={page.url} />}
      {messenger && <MessengerLink messenger={messenger} page={page} />}
      {SHARE_NETWORKS.map((network) => (
        <li key={network}>
          <a href={networkAddress(network, page)} target="_blank" rel="noopener noreferrer">
            <Icon name={network} />
            {t(names[network])}
          </a>
        </li>
      ))}
      <li>
        <a href={mailAddress(t('mailSubject', { title: page.title }), t('mailBody', { url: page.url }))}>
          <Icon name="mail" />
          {t('email')}
        </a>
      </li>
      {!isCopyFirst && <CopyLink url={page.url} />}
    </ul>
  )
}

/** Button that copies the address; `ui/site/share-page.ts` hears it. */
function CopyLink({ url }: { url: string }) {
  const t = useTranslations('share')
  return (
    <li className="needs-script">
      <button type="button" data-early="" data-closes="" data-copy={url}>
        <Icon name="link" />
        {t('copy')}
      </button>
    </li>
  )
}

/** The messenger of the language: a link, or a button that `ui/site/share-page.ts` hears. */
function MessengerLink({ messenger, page }: { messenger: Messenger; page: SharedPage }) {
  const shown = (
    <>
      <MessengerIcon id={messenger.id} />
      {messenger.name}
    </>
  )
  if (messenger.how === 'address')
    return (
      <li>
        <a href={networkAddress(messenger.id, page)} target="_blank" rel="noopener noreferrer">
          {shown}
        </a>
      </li>
    )
  const { url, title } = page
  const data =
    messenger.how === 'code'
      ? { 'data-code': url, 'data-hint': messenger.hint, 'data-close': messenger.close }
      : { 'data-share': url, 'data-copied': messenger.copied }
  return (
    <li className="needs-script">
      <button type="button" data-early="" data-closes="" data-title={title} {...data}>
        {shown}
      </button>
    </li>
  )
}
