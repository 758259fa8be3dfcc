import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { localize } from '#/i18n/addresses/localize.ts'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
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
import { ShareFieldSet } from './share-fields.tsx'
import { ShareFrame } from './share-frame.tsx'
import type { OwnSharing } from './use-own-share.ts'

interface ShareDialogProps {
  readonly shortlist: LocalShortlist
  readonly own: OwnSharing
  /** Show what was answered instead. */
  readonly onAnswers: () => void
  readonly onClose: () => void
}

type State = 'idle' | 'busy' | 'updated' | 'stopped' | ShareProblem

/** Sharing a list, changing what its readers see, and ending it. */
export function ShareDialog({ shortlist, own, onAnswers, onClose }: ShareDialogProps) {
  const { share, view, change: onChange } = own
  const t = useTranslations()
  const language = useLanguage()
  const [state, setState] = useState<State>('idle')
  const [minutes, setMinutes] = useState(1)
  const [fields, setFields] = useState<ShareFields>(() => fieldsOf(shortlist, view))
  /** Where news go, as far as this dialog has shown it: what it never showed, it does not remove. */
  const [knownEmail, setKnownEmail] = useState(fields.email)

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
      setKnownEmail(fields.email)
      if (share) {
        const changed = await askOwn(share.owner, {
          update: { ...request, removesEmail: knownEmail !== '' && fields.email === '' },
        })
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

  function forget(): State {
    onChange(undefined)
    return 'idle'
  }

  function close(): void {
    if (state === 'stopped') forget()
    onClose()
  }

  return (
    <ShareFrame heading={t('shared.dialogTitle')} onClose={close}>
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
          {!share && <p>{t('shared.dialogIntro')}</p>}
          {share && <LinkRow share={share} onStop={() => void stop(share)} />}
          {share && view && (
            <p>
              {view.answers.length === 0 ? (
                t('shared.noAnswers')
              ) : (
                <button type="button" className="link" onClick={onAnswers}>
                  {t('shared.see')}
                </button>
              )}
            </p>
          )}
          <ShareFieldSet
            fields={fields}
            isMailed={knownEmail !== '' && fields.email === knownEmail}
            onChange={setFields}
          />
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
        </>
      )}
    </ShareFrame>
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
    email: view?.email ?? '',
    options: view?.options ?? ALL,
  }
}
