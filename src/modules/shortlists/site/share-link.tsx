import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { mailAddress, networkAddress, type SharedPage } from '#/lib/share-address.ts'
import type { OwnShare } from './own-share.ts'

interface LinkRowProps {
  readonly share: OwnShare
  /** Of the list, for the message that it is sent with. */
  readonly title: string
  readonly onStop: () => void
}

/** The link of a shared list, ways to send it, and how long it works. */
export function LinkRow({ share, title, onStop }: LinkRowProps) {
  const t = useTranslations('shared')
  const language = useLanguage()
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>()
  const address = location.origin + localize('shortlist', { slug: share.token }, language)
  const page = { url: address, title: title || t('label') }

  async function copy(): Promise<void> {
    setCopied(undefined)
    // Said here: what is below a dialog cannot be seen.
    setCopied(
      await navigator.clipboard.writeText(address).then(
        () => 'copied' as const,
        () => 'copyFailed' as const,
      ),
    )
  }

  return (
    <>
      <div className="share-link">
        <input
          className="field"
          readOnly
          value={address}
          aria-label={t('link')}
          onFocus={({ target }) => target.select()}
        />
        {/* biome-ignore lint/a11y/noAutofocus: the dialog was opened for this button */}
        <button type="button" className="btn btn-s" autoFocus onClick={() => void copy()}>
          {t('copy')}
        </button>
      </div>
      <p className="share-copied" role="status">
        {copied && t(copied)}
      </p>
      <div className="share-send">
        <a className="btn btn-s btn-line" href={mailAddress(page.title, `${page.title}\n${address}`)}>
          {t('byEmail')}
        </a>
        <Messenger page={page} />
      </div>
      <p className="hint">
        {t('worksUntil', { date: formatDate(share.expiresAt, language) })}{' '}
        <button type="button" className="link" onClick={onStop}>
          {t('stop')}
        </button>
      </p>
    </>
  )
}

/** Where the device has a sheet of its own, it knows the messengers of its owner; else the one that opens nearly everywhere. */
function Messenger({ page }: { page: SharedPage }) {
  const t = useTranslations('shared')
  const language = useLanguage()
  if ('share' in navigator)
    return (
      <button
        type="button"
        className="btn btn-s btn-line"
        onClick={() => void navigator.share(page).catch(() => undefined)}
      >
        {t('share')}
      </button>
    )
  if (language === 'cn') return null
  return (
    <a
      className="btn btn-s btn-line"
      href={networkAddress('whatsapp', page)}
      target="_blank"
      rel="noopener noreferrer"
    >
      WhatsApp
    </a>
  )
}
