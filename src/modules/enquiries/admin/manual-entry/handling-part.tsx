import { useTranslations } from 'use-intl'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { AdminFieldBox, AdminSelect } from '#/ui/admin/field.tsx'
import { manualEntryFieldId, useManualEntryErrorText, useManualEntryForm } from './manual-entry-field.tsx'
import { acknowledges, type ManualEntryDraft } from './use-manual-entry.ts'

/** A staff member. */
export interface ManualEntryColleague {
  readonly id: string
  readonly name: string
}

interface HandlingPartProps {
  draft: ManualEntryDraft
  me: string
  colleagues: readonly ManualEntryColleague[]
}

/** Handling by the agency, invisible to the person, and whether the person gets a mail. */
export function HandlingPart({ draft, me, colleagues }: HandlingPartProps) {
  const t = useTranslations('admin.entry')
  const { entry } = useManualEntryForm()
  const errorOf = useManualEntryErrorText()
  const reachable = (draft.values.email ?? '').trim() !== ''
  const note = { id: 'entry-note', label: t('note') }
  return (
    <>
      <div className="entry-grid">
        <AdminSelect
          id={manualEntryFieldId('owner')}
          label={t('owner')}
          error={errorOf('owner')}
          value={draft.owner ?? ''}
          onChange={(event) => entry.change({ owner: event.target.value || null })}
        >
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {id === me ? t('me', { name }) : name}
            </option>
          ))}
          <option value="">{t('nobody')}</option>
        </AdminSelect>
      </div>
      <AdminFieldBox {...note}>
        <textarea
          id={note.id}
          className="input"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={draft.note}
          onChange={(event) => entry.change({ note: event.target.value })}
        />
      </AdminFieldBox>
      <div>
        <label className="row tick">
          <input
            type="checkbox"
            className="check"
            checked={acknowledges(draft)}
            disabled={!reachable}
            aria-describedby="entry-acknowledge-hint"
            onChange={(event) => entry.change({ acknowledge: event.target.checked })}
          />
          <span>{t('acknowledge')}</span>
        </label>
        <p className="hint" id="entry-acknowledge-hint">
          {t(reachable ? 'acknowledgeHint' : 'acknowledgeNoMail')}
        </p>
      </div>
    </>
  )
}
