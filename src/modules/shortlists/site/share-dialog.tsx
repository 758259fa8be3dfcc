import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
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
import { EMAIL_FIELD, ShareFieldSet } from './share-fields.tsx'
import { ShareFrame } from './share-frame.tsx'
import { LinkRow } from './share-link.tsx'
import type { OwnSharing } from './use-own-share.ts'

interface ShareDialogProps {
  readonly shortlist: LocalShortlist
  readonly own: OwnSharing
  /** Show what was answered instead. */
  readonly onAnswers: () => void
  readonly onClose: () => void
}

type State = 'idle' | 'busy' | 'made' | 'updated' | 'stopped' | ShareProblem

/** Sharing a list, changing what its readers see, and ending it. */
export function ShareDialog({ shortlist, own, onAnswers, onClose }: ShareDialogProps) {
  const { share, view, change: onChange } = own
  const t = useTranslations()
  const language = useLanguage()
  const [state, setState] = useState<State>('idle')
  const [minutes, setMinutes] = useState(1)
  const [isOpen, setOpen] = useState(false)
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
      return 'made'
    })
  const isEmailWrong = state === 'email'
  useEffect(() => {
    if (isEmailWrong) document.getElementById(EMAIL_FIELD)?.focus()
  }, [isEmailWrong])

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

  const isChanged = share !== undefined && share.shared !== digestOf(shortlist)
  const isEdited = JSON.stringify(fields) !== JSON.stringify(fieldsOf(shortlist, view))
  const settings = (
    <ShareFieldSet
      fields={fields}
      isMailed={knownEmail !== '' && fields.email === knownEmail}
      isEmailWrong={isEmailWrong}
      onChange={setFields}
    />
  )

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
          {share && state === 'made' && (
            <p className="share-ready" role="status">
              {t('shared.ready')}
            </p>
          )}
          {share && <LinkRow share={share} title={fields.title} onStop={() => void stop(share)} />}
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
          {share ? (
            <details
              className="share-settings"
              open={isOpen || isEmailWrong}
              onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
            >
              <summary>{t('shared.settings')}</summary>
              {settings}
            </details>
          ) : (
            settings
          )}
          {isChanged && <p>{t('shared.changed')}</p>}
          {(!share || isChanged || isEdited || isOpen) && (
            <button type="button" className="btn" disabled={state === 'busy'} onClick={() => void submit()}>
              {share ? t('shared.update') : t('shared.make')}
            </button>
          )}
          <p role="status" className="hint">
            {state === 'updated' && t('shared.updated')}
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

const ALL = { notes: true, prices: true, answers: true }

function fieldsOf({ title }: LocalShortlist, view: OwnerView | undefined): ShareFields {
  return {
    title: view?.title || title,
    ownerName: view?.ownerName ?? '',
    email: view?.email ?? '',
    options: view?.options ?? ALL,
  }
}
