import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { useWhen } from '#/ui/admin/use-moment.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import {
  createRedirect,
  deleteRedirect,
  ignoreAddress,
  type OpenAddress,
  type RedirectTarget,
  reopenAddress,
} from '../redirects.functions.ts'
import { TargetField } from './target-field.tsx'
import { useRedirectProblem } from './use-redirect-problem.ts'

interface NotFoundRowProps {
  lost: OpenAddress
  /** Pages that it can lead to. */
  targets: readonly RedirectTarget[]
  /** Whether its button is the filled one. */
  first: boolean
}

/** A not-found report with a field for a redirect. */
export function NotFoundRow({ lost, targets, first }: NotFoundRowProps) {
  const t = useTranslations('admin.overview.lost')
  const managed = useTranslations('admin.redirects')
  const format = useFormatter()
  const when = useWhen()
  const say = useRedirectProblem()
  const errorId = useId()
  const [target, setTarget] = useState(lost.suggestion ?? '')
  const [error, setError] = useState<string>()
  /** The host that is asked about, once the target has turned out to be on another site. */
  const [host, setHost] = useState<string>()
  const [leaves, setLeaves] = useState(false)
  const { address, shown } = lost

  const router = useRouter()
  const undo = useUndo('dashboard')
  const [lead, leading] = useAction(async () => {
    const outcome = await createRedirect({ data: { source: address, target, languages: true, leaves } })
    if (outcome.kind === 'refused') {
      if (outcome.problem.code === 'leaves') setHost(outcome.problem.host)
      return setError(say(outcome.problem))
    }
    if (outcome.kind !== 'done') return
    const { id, target: expected } = outcome
    const title = t('done', { address: shown, target })
    undo.done(title, {
      change: title,
      undo: async () => {
        const { kind } = await deleteRedirect({ data: { id, expected } })
        const isUndone = kind === 'done'
        if (isUndone) await reopenAddress({ data: { address } })
        return { isUndone }
      },
    })
    await router.invalidate()
  })
  const [ignore, ignoring] = useAction(async () => {
    await ignoreAddress({ data: { address } })
    const title = t('ignored', { address: shown })
    undo.done(title, {
      change: title,
      undo: async () => {
        await reopenAddress({ data: { address } })
        return { isUndone: true }
      },
    })
    await router.invalidate()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (target.trim() !== '') void lead()
  }
  const from = lost.from === '' ? t('direct') : lost.from === 'search' ? t('search') : lost.from
  const empty = target.trim() === ''
  return (
    <tr>
      <th scope="row" className="path">
        {shown}
      </th>
      <td className="num figure-cell strong f-visits">
        {format.number(lost.visits)}
        <span className="unit-word"> {t('visitsWord', { count: lost.visits })}</span>
      </td>
      <td className="soft f-last">{when(lost.lastAt)}</td>
      <td className="soft f-from">{from}</td>
      <td className="f-to">
        <form className="row" onSubmit={submit} noValidate>
          <TargetField
            targets={targets}
            name="target"
            aria-label={t('target', { address: shown })}
            placeholder={t('placeholder')}
            value={target}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            onValue={(typed) => {
              setTarget(typed)
              setError(undefined)
              setHost(undefined)
              setLeaves(false)
            }}
          />
          <button
            type="submit"
            className={first && !empty ? 'btn primary' : 'btn'}
            aria-label={t('redirectOf', { address: shown })}
            aria-disabled={leading || empty || error !== undefined || undefined}
          >
            {t('redirect')}
          </button>
          <button
            type="button"
            className="btn quiet icon"
            aria-label={t('ignoreOf', { address: shown })}
            title={t('ignore')}
            aria-disabled={ignoring || undefined}
            onClick={() => void ignore()}
          >
            <AdminIcon name="x" />
          </button>
        </form>
        {host !== undefined && (
          <label className="row tick">
            <input
              type="checkbox"
              className="check"
              checked={leaves}
              onChange={(event) => {
                setLeaves(event.target.checked)
                setError(undefined)
              }}
            />
            {managed('leaves', { host })}
          </label>
        )}
        <div className="field" role="alert">
          {error && (
            <p className="field-error" id={errorId}>
              <AdminIcon name="circle-alert" small />
              <span>{error}</span>
            </p>
          )}
        </div>
      </td>
    </tr>
  )
}
