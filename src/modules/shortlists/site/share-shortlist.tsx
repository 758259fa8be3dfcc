import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { reload } from '#/boot/updates/follow-builds.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { showToast } from '#/ui/site/show-toast.ts'
import type { LocalShortlist } from '../model/shared-content.ts'
import type { ShareDialogsProps } from './share-dialogs.tsx'
import type { OwnSharing } from './use-own-share.ts'

interface ShareShortlistProps {
  readonly shortlist: LocalShortlist
  /** Names of its venues, by their slugs. */
  readonly names: Readonly<Record<string, string>>
  readonly own: OwnSharing
}

/**
 * The button that shares the list of this browser, and the line about new answers (behaviour 5.16). For an
 * island with the words `shared` and `common`; the dialogs are fetched when one is asked for.
 */
export function ShareShortlist({ shortlist, names, own }: ShareShortlistProps) {
  const t = useTranslations('shared')
  const language = useLanguage()
  const [Dialogs, setDialogs] = useState<ComponentType<ShareDialogsProps>>()
  const [shown, setShown] = useState<ShareDialogsProps['shown']>()
  const { share, view } = own

  async function open(which: ShareDialogsProps['shown']): Promise<void> {
    try {
      const { ShareDialogs } = await import('./share-dialogs.tsx')
      setDialogs(() => ShareDialogs)
      setShown(which)
    } catch {
      // The list is in the browser: nothing is lost with the page.
      await reload()
      showToast({ type: 'error', title: t('failed'), about: 'share' })
    }
  }

  const list = { ...shortlist, ownerName: view?.ownerName ?? '' }
  // In the body of the post, with what was answered to the list that this browser shares.
  const dossier = JSON.stringify({ language, list, owner: share?.owner })
  const news = view?.answers.filter(({ at }) => at > (share?.seenAt ?? '')).length ?? 0
  return (
    <>
      <button type="button" className="btn btn-s btn-line" onClick={() => void open('settings')}>
        <Icon name="share" small />
        {t('share')}
      </button>
      <form method="post" action="/api/shortlists/dossier" target="_blank" rel="noopener">
        <input type="hidden" name="list" value={dossier} />
        <button type="submit" className="link">
          {t('dossier')}
        </button>
      </form>
      {news > 0 && (
        <p className="share-news" role="status">
          {t('newAnswers', { n: news })}{' '}
          <button type="button" className="link" onClick={() => void open('answers')}>
            {t('see')}
          </button>
        </p>
      )}
      {Dialogs && shown && (
        <Dialogs
          shown={shown}
          shortlist={shortlist}
          names={names}
          own={own}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
