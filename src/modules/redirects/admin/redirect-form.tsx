import { type FormEvent, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField, AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import type { RedirectOutcome, RedirectTarget } from '../redirects.functions.ts'
import { TargetField } from './target-field.tsx'
import { useRedirectProblem } from './use-redirect-problem.ts'

/** Values of the form. */
export interface RedirectDraft {
  readonly source: string
  readonly target: string
  readonly languages: boolean
  /** Whether leading off the site is meant. */
  readonly leaves?: boolean
}

interface RedirectFormProps {
  draft: RedirectDraft
  targets: readonly RedirectTarget[]
  /** Submit it; resolve with the outcome. */
  send: (draft: RedirectDraft) => Promise<RedirectOutcome>
  onDone: (outcome: RedirectOutcome, draft: RedirectDraft) => Promise<void>
  onCancel: () => void
}

/** Form of a new or existing redirect. */
export function RedirectForm({ draft, targets, send, onDone, onCancel }: RedirectFormProps) {
  const t = useTranslations('admin.redirects')
  const say = useRedirectProblem()
  const [typed, setTyped] = useState(draft.target)
  /** The host that is asked about, once the target has turned out to be on another site. */
  const [host, setHost] = useState<string>()
  const [errors, setErrors] = useState<{ source?: string; target?: string }>({})
  const [save, saving] = useAction(async (next: RedirectDraft) => {
    const outcome = await send(next)
    if (outcome.kind === 'refused') {
      const { problem } = outcome
      if (problem.code === 'leaves') setHost(problem.host)
      document.getElementById(`redirect-${problem.field}`)?.focus()
      return setErrors({ [problem.field]: say(problem) })
    }
    await onDone(outcome, next)
  })
  const first = draft.source === '' ? 'redirect-source' : 'redirect-target'
  // The dialog itself would focus its closing button.
  useEffect(() => document.getElementById(first)?.focus(), [first])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void save({
      source: String(data.get('source')),
      target: String(data.get('target')),
      languages: data.has('languages'),
      leaves: data.has('leaves'),
    })
  }
  const target = {
    id: 'redirect-target',
    label: t('target'),
    hint: t('targetHint'),
    ...(errors.target ? { error: errors.target } : {}),
  }
  return (
    <form className="narrow-form redirect-form" onSubmit={submit} onChange={() => setErrors({})}>
      <AdminField
        id="redirect-source"
        name="source"
        className="path"
        label={t('source')}
        hint={t('sourceHint')}
        error={errors.source}
        defaultValue={draft.source}
        maxLength={2000}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <AdminFieldBox {...target}>
        <TargetField
          {...adminDescribedBy(target)}
          id="redirect-target"
          name="target"
          targets={targets}
          value={typed}
          onValue={(value) => {
            setTyped(value)
            // Said of one host, meant of no other.
            setHost(undefined)
          }}
          required
        />
      </AdminFieldBox>
      {host !== undefined && (
        <label className="row tick">
          <input type="checkbox" className="check" name="leaves" required />
          {t('leaves', { host })}
        </label>
      )}
      <label className="row tick">
        <input type="checkbox" className="check" name="languages" defaultChecked={draft.languages} />
        {t('everyLanguage')}
      </label>
      <div className="row">
        <button type="submit" className="btn primary" aria-disabled={saving || undefined}>
          {t('save')}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}
