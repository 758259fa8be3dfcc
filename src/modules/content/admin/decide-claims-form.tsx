import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminFieldBox, adminDescribedBy } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { type ClaimVerdict, claimVerdictSchema, LONGEST_CLAIM_REASON } from '../model/claim-decision.ts'
import type { ClaimGroup } from '../model/claim-groups.ts'
import { useClaimText } from './use-claim-text.ts'

interface DecideClaimsFormProps {
  group: ClaimGroup
  /** The decision that counts at present. */
  known: ClaimVerdict | undefined
  busy: boolean
  onDecide: (verdict: ClaimVerdict) => void
  onClose: () => void
}

const KINDS = ['side-by-side', 'one-value'] as const

/** The question about claims that look alike: may they stand side by side, and why; or which value is right. */
export function DecideClaimsForm({ group, known, busy, onDecide, onClose }: DecideClaimsFormProps) {
  const t = useTranslations('admin.overview.claims')
  const text = useClaimText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<ClaimVerdict['kind']>(known?.kind ?? 'side-by-side')
  const [reason, setReason] = useState(known?.kind === 'side-by-side' ? known.reason : '')
  const [value, setValue] = useState(known?.kind === 'one-value' ? known.value : null)
  const [tried, setTried] = useState(false)
  const verdict = claimVerdictSchema.safeParse(kind === 'one-value' ? { kind, value } : { kind, reason }).data
  const lacking = tried && verdict === undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (verdict === undefined) form.current?.querySelector<HTMLElement>('[data-answer]')?.focus()
    else if (!busy) onDecide(verdict)
  }
  const reasonField = {
    id: `${id}-reason`,
    label: t('reason'),
    hint: t('reasonHint'),
    error: lacking ? t('reasonMissing') : undefined,
  }
  return (
    <form ref={form} className="outcome-form" noValidate onSubmit={send}>
      <fieldset>
        <legend className="soft">{t('question')}</legend>
        <div className="reasons">
          {KINDS.map((one) => (
            <label key={one} className="reason">
              <input
                type="radio"
                name={`${id}-kind`}
                value={one}
                checked={kind === one}
                data-focus={kind === one ? '' : undefined}
                onChange={() => {
                  setKind(one)
                  setTried(false)
                }}
              />
              <span>{t(`answer.${one}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {kind === 'side-by-side' ? (
        <AdminFieldBox {...reasonField}>
          <textarea
            {...adminDescribedBy(reasonField)}
            id={reasonField.id}
            className="input"
            rows={3}
            required
            maxLength={LONGEST_CLAIM_REASON}
            value={reason}
            data-answer=""
            onChange={(event) => setReason(event.target.value)}
          />
        </AdminFieldBox>
      ) : (
        <fieldset aria-describedby={lacking ? `${id}-error ${id}-honest` : `${id}-honest`}>
          <legend className="soft">{t('whichValue')}</legend>
          <div className="reasons">
            {group.values.map((one, position) => (
              <label key={one} className="reason">
                <input
                  type="radio"
                  name={`${id}-value`}
                  value={one}
                  checked={value === one}
                  data-answer={position === 0 ? '' : undefined}
                  onChange={() => setValue(one)}
                />
                <span>{text.value(group.name, one)}</span>
              </label>
            ))}
          </div>
          {lacking && (
            <p className="field-error" id={`${id}-error`} role="alert">
              <AdminIcon name="circle-alert" small /> {t('valueMissing')}
            </p>
          )}
          <p className="soft claim-honest" id={`${id}-honest`}>
            {t('honest')}
          </p>
        </fieldset>
      )}
      <div className="row end-row outcome-buttons">
        <button type="button" className="btn" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="submit" className="btn primary" aria-disabled={busy || undefined}>
          {t('save')}
        </button>
      </div>
    </form>
  )
}
