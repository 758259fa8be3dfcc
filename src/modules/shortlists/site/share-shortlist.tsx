import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import type { LocalShortlist } from '../model/shared-content.ts'
import type { OwnSharing } from './use-own-share.ts'
import type { OpenDialogs } from './use-share-dialogs.ts'

interface ShareShortlistProps {
  readonly shortlist: LocalShortlist
  /** Names of its venues, by their slugs. */
  readonly names: Readonly<Record<string, string>>
  readonly own: OwnSharing
  readonly dialogs: OpenDialogs
}

/**
 * The button that shares the list of this browser, its dossier, and the dialogs about it (behaviour 5.16). For an island with the
 * words `shared` and `common`.
 */
export function ShareShortlist({ shortlist, names, own, dialogs }: ShareShortlistProps) {
  const t = useTranslations('shared')
  const language = useLanguage()
  const { Dialogs, shown, open, show } = dialogs
  const { share, view } = own

  const list = { ...shortlist, ownerName: view?.ownerName ?? '' }
  // In the body of the post, with what was answered to the list that this browser shares.
  const dossier = JSON.stringify({ language, list, owner: share?.owner })
  return (
    <>
      <button type="button" className="btn btn-s btn-line" onClick={() => open('settings')}>
        <Icon name="share" small />
        {t('share')}
      </button>
      <form method="post" action="/api/shortlists/dossier" target="_blank" rel="noopener">
        <input type="hidden" name="list" value={dossier} />
        <button type="submit" className="link">
          {t('dossier')}
        </button>
      </form>
      {Dialogs && shown && (
        <Dialogs
          shown={shown}
          shortlist={shortlist}
          names={names}
          own={own}
          onShow={show}
          onClose={() => show(undefined)}
        />
      )}
    </>
  )
}
