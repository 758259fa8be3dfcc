import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { Icon } from '#/ui/site/icon.tsx'
import { showToast } from '#/ui/site/show-toast.ts'
import type { LocalShortlist } from '../model/shared-content.ts'
import type { OwnerView } from '../model/shared-view.ts'
import {
  askOwn,
  digestOf,
  type OwnShare,
  requestOf,
  ShareError,
  type ShareFields,
  type ShareProblem,
  shareList,
} from './own-share.ts'
import { ReaderAnswers } from './reader-answers.tsx'
import { ShareFieldSet } from './share-fields.tsx'

export interface ShareDialogProps {
  readonly shortlist: LocalShortlist
  readonly names: Readonly<Record<string, string>>
  readonly share: OwnShare | undefined
  readonly view: OwnerView | undefined
  readonly onChange: (share: OwnShare | undefined, view?: OwnerView) => void
  readonly onClose: () => void
}

type State = 'idle' | 'busy' | 'updated' | 'stopped' | ShareProblem

/** Sharing a list, seeing what was answered, and ending it. */
export function ShareDialog({ shortlist, names, share, view, onChange, onClose }: ShareDialogProps) {
  const t = useTranslations()
  const language = useLanguage()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<State>('idle')
  const [minutes, setMinutes] = useState(1)
  const [fields, setFields] = useState<ShareFields>(() => fieldsOf(shortlist, view))

  useEffect(() => dialog.current?.showModal(), [])

  async function run(work: () => Promise<State>): Promise<void> {
    setState('busy')
    try {
      setState(await work())
    } catch (error) {
      const reason = error instanceof ShareError ? error.reason : 'failed'
      if (reason === 'ended') onChange(undefined)
      if (error instanceof ShareError) setMinutes(error.minutes)
      setState(reason)
    }
  }

  const submit = () =>
    run(async () => {
      const request = requestOf(shortlist, fields, language)
      if (share) {
        const changed = await askOwn(share.owner, { update: request })
        onChange({ ...share, shared: digestOf(shortlist) }, changed)
        return 'updated'
      }
      const link = await shareList(request)
      onChange({ ...link, shared: digestOf(shortlist), seenAt: '' }, await askOwn(link.owner, 'read'))
      return 'idle'
    })

  const stop = (share: OwnShare) =>
    run(async () => {
      onChange(share, await askOwn(share.owner, 'stop'))
      setTimeout(() => setState((now) => (now === 'stopped' ? forget() : now)), UNDO_OFFERED_MS)
      return 'stopped'
    })

  const moderate = (comment: string, isRemoved: boolean) =>
    run(async () => {
      if (!share) return 'idle'
      onChange(share, await askOwn(share.owner, { act: isRemoved ? 'remove' : 'restore', comment }))
      return 'updated'
    })

  function forget(): State {
    onChange(undefined)
    return 'idle'
  }

  function close(): void {
    if (state === 'stopped') forget()
    // What was shown here has been seen.
    else if (share && view) onChange({ ...share, seenAt: view.answers[0]?.at ?? '' }, view)
    onClose()
  }

  return (
    <dialog ref={dialog} className="share-dialog" aria-labelledby="share-heading" onClose={close}>
      <form method="dialog">
        <h2 id="share-heading">{t('shared.dialogTitle')}</h2>
        <button type="submit" className="icon-btn" aria-label={t('common.close')}>
          <Icon name="close" />
        </button>
      </form>
      {state === 'stopped' && share ? (
        <p role="status">
          {t('shared.stopped')}{' '}
          <button
            type="button"
            className="link"
            onClick={() =>
              run(async () => {
                onChange(share, await askOwn(share.owner, 'resume'))
                return 'idle'
              })
            }
          >
            {t('common.undo')}
          </button>
        </p>
      ) : (
        <>
          <p>{t('shared.dialogIntro')}</p>
          {share && <LinkRow share={share} onStop={() => void stop(share)} />}
          <ShareFieldSet fields={fields} isMailed={view?.isMailed ?? false} onChange={setFields} />
          {share && share.shared !== digestOf(shortlist) && <p>{t('shared.changed')}</p>}
          <button type="button" className="btn" disabled={state === 'busy'} onClick={() => void submit()}>
            {share ? t('shared.update') : t('shared.make')}
          </button>
          <p role="status" className="hint">
            {state === 'updated' && t('shared.updated')}
            {state === 'email' && t('shared.emailWrong')}
            {state === 'ended' && t('shared.problem.ended')}
            {state === 'limited' && t('shared.limited', { minutes })}
            {state === 'noRoom' && t('shared.noRoom')}
            {state === 'failed' && t('shared.failed')}
          </p>
          {share && view && <ReaderAnswers view={view} names={names} onModerate={moderate} />}
        </>
      )}
    </dialog>
  )
}

function LinkRow({ share, onStop }: { share: OwnShare; onStop: () => void }) {
  const t = useTranslations()
  const language = useLanguage()
  const address = location.origin + localize('shortlist', { slug: share.token }, language)

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      showToast({ type: 'success', icon: 'link', title: t('shared.copied'), about: 'copy' })
    } catch {
      showToast({ type: 'error', title: t('shared.copyFailed'), about: 'copy' })
    }
  }

  return (
    <>
      <div className="share-link">
        <input
          className="field"
          readOnly
          value={address}
          aria-label={t('shared.link')}
          onFocus={({ target }) => target.select()}
        />
        {/* biome-ignore lint/a11y/noAutofocus: the dialog was opened for this button */}
        <button type="button" className="btn btn-s" autoFocus onClick={() => void copy()}>
          {t('shared.copy')}
        </button>
      </div>
      <p className="hint">
        {t('shared.worksUntil', { date: formatDate(share.expiresAt, language) })}{' '}
        <button type="button" className="link" onClick={onStop}>
          {t('shared.stop')}
        </button>
      </p>
    </>
  )
}

const ALL = { notes: true, prices: true, answers: true }

function fieldsOf({ title }: LocalShortlist, view: OwnerView | undefined): ShareFields {
  return {
    title: view?.title || title,
    ownerName: view?.ownerName ?? '',
    email: '',
    options: view?.options ?? ALL,
  }
}
