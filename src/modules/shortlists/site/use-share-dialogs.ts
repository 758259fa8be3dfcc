import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { reload } from '#/boot/updates/follow-builds.ts'
import { showToast } from '#/ui/site/show-toast.ts'
import type { ShareDialogsProps } from './share-dialogs.tsx'

type Shown = ShareDialogsProps['shown']

/** The dialogs about the shared list: which of them is open, if one is, and what draws it. */
export interface OpenDialogs {
  readonly Dialogs: ComponentType<ShareDialogsProps> | undefined
  readonly shown: Shown | undefined
  /** Fetches them when the first one is asked for. */
  readonly open: (which: Shown) => void
  readonly show: (which: Shown | undefined) => void
}

/** Open the dialogs about the shared list from several places. For an island with the words `shared`. */
export function useShareDialogs(): OpenDialogs {
  const t = useTranslations('shared')
  const [Dialogs, setDialogs] = useState<ComponentType<ShareDialogsProps>>()
  const [shown, show] = useState<Shown>()

  async function open(which: Shown): Promise<void> {
    try {
      const { ShareDialogs } = await import('./share-dialogs.tsx')
      setDialogs(() => ShareDialogs)
      show(which)
    } catch {
      // The list is in the browser: nothing is lost with the page.
      await reload()
      showToast({ type: 'error', title: t('failed'), about: 'share' })
    }
  }
  return { Dialogs, shown, open: (which) => void open(which), show }
}
