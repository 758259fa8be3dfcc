import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { reload } from '#/boot/updates/follow-builds.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { Icon } from '#/ui/site/icon.tsx'
import { showToast } from '#/ui/site/show-toast.ts'
import type { LocalShortlist } from '../model/shared-content.ts'
import type { OwnerView } from '../model/shared-view.ts'
import { askOwn, keepOwnShare, type OwnShare, readOwnShare, ShareError } from './own-share.ts'
import type { ShareDialogProps } from './share-dialog.tsx'

interface ShareShortlistProps {
  readonly shortlist: LocalShortlist
  /** Names of its venues, by their slugs. */
  readonly names: Readonly<Record<string, string>>
}

/**
 * The button that shares the list of this browser, and the line about new answers (behaviour 5.16). For an
 * island with the words `shared` and `common` that shows `SHARE_CLASSES`; the dialog is fetched when it is
 * asked for.
 */
export function ShareShortlist({ shortlist, names }: ShareShortlistProps) {
  const t = useTranslations('shared')
  const language = useLanguage()
  const [share, setShare] = useState<OwnShare>()
  const [view, setView] = useState<OwnerView>()
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps>>()
  const [isOpen, setOpen] = useState(false)

  const start = useEffectEvent(() => {
    const kept = readOwnShare()
    setShare(kept)
    if (kept) void readAnswers(kept)
  })
  useEffect(() => start(), [])

  async function readAnswers({ owner }: OwnShare): Promise<void> {
    try {
      setView(await askOwn(owner, 'read'))
    } catch (error) {
      if (error instanceof ShareError && error.reason === 'ended') change(undefined)
    }
  }

  function change(next: OwnShare | undefined, seen?: OwnerView): void {
    keepOwnShare(next)
    setShare(next)
    setView(next && seen)
  }

  async function open(): Promise<void> {
    try {
      const { ShareDialog } = await import('./share-dialog.tsx')
      setDialog(() => ShareDialog)
      setOpen(true)
    } catch {
      // The list is in the browser: nothing is lost with the page.
      await reload()
      showToast({ type: 'error', title: t('failed'), about: 'share' })
    }
  }

  const dossier = JSON.stringify({ language, list: { ...shortlist, ownerName: view?.ownerName ?? '' } })
  const news = view?.answers.filter(({ at }) => at > (share?.seenAt ?? '')).length ?? 0
  return (
    <>
      <button type="button" className="btn btn-s btn-line" onClick={() => void open()}>
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
          <button type="button" className="link" onClick={() => void open()}>
            {t('see')}
          </button>
        </p>
      )}
      {Dialog && isOpen && (
        <Dialog
          shortlist={shortlist}
          names={names}
          share={share}
          view={view}
          onChange={change}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
