import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#/ui/site/icon.tsx'

interface ShareFrameProps {
  readonly heading: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native dialog about the shared list, open as long as it is there. */
export function ShareFrame({ heading, onClose, children }: ShareFrameProps) {
  const t = useTranslations('common')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="share-dialog" aria-labelledby="share-heading" onClose={onClose}>
      <form method="dialog">
        <h2 id="share-heading">{heading}</h2>
        <button type="submit" className="icon-btn" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  )
}
