import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useMoment } from '#/ui/admin/use-moment.ts'
import { changesBetween } from '../../model/venue-fields.ts'
import type { EditorState } from './use-editor-state.ts'
import type { Saving } from './use-saving.ts'

interface DraftStatusProps {
  editor: EditorState
  saving: Saving
  onRestore: () => void
  onDecline: () => void
}

/** Below the title: where the writing is while it cannot be saved, and what an earlier visit has left behind. */
export function DraftStatus({ editor, saving, onRestore, onDecline }: DraftStatusProps) {
  const t = useTranslations('admin.venueWriting')
  const moment = useMoment()
  const { venue, changes, versioned } = editor
  const standing = useStanding(saving.failed, changes.length > 0)
  const { offered, isRefused } = versioned
  return (
    <>
      <div role="status">
        {standing && (
          <p className="writing-line warn">
            <AdminIcon name={standing === 'back' ? 'circle-check' : 'triangle-alert'} />
            <span className="grow">
              <b className="strong">{t(`${standing}.title`)}</b>{' '}
              {changes.length > 0 && t(isRefused ? 'notKept' : `${standing}.lead`)}
            </span>
            {standing !== 'offline' && (
              <button
                type="button"
                className="btn sm"
                aria-disabled={saving.saving || undefined}
                onClick={() => void saving.save('keep')}
              >
                {t('save')}
              </button>
            )}
          </p>
        )}
      </div>
      {offered && (
        <section className="writing-line info" aria-label={t('offer')}>
          <AdminIcon name="history" />
          <p className="grow">
            <b className="strong">
              {t('found', {
                at: moment(offered.savedAt ?? ''),
                count: changesBetween(offered.base.document, offered.draft.document).length,
              })}
            </b>{' '}
            {changesBetween(offered.base.document, venue.document).length > 0 && t('newer')}
          </p>
          <button type="button" className="btn sm primary" onClick={onRestore}>
            {t('restore')}
          </button>
          <button type="button" className="btn sm quiet" onClick={onDecline}>
            {t('decline')}
          </button>
        </section>
      )}
    </>
  )
}

function listen(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device has a connection, as far as the browser knows; the server's rendering has one. */
function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}

/** Whether there is no connection, saving has failed, or the connection is back and something waits to be saved. */
function useStanding(failed: boolean, dirty: boolean): 'offline' | 'back' | 'failed' | undefined {
  const online = useOnline()
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    if (!online) setWasOffline(true)
    else if (!dirty) setWasOffline(false)
  }, [online, dirty])
  if (!online) return 'offline'
  if (!dirty) return undefined
  return wasOffline ? 'back' : failed ? 'failed' : undefined
}
