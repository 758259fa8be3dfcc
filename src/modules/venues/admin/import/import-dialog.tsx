import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { MAX_ARCHIVE_MEGABYTES, type ShownProblem } from '../../model/import-plan.ts'
import { changesIn, ImportPlanView } from './import-plan-view.tsx'
import { RecentVenueImports } from './recent-venue-imports.tsx'
import { type Import, useImport } from './use-import.ts'

/** Takes a catalogue file in two steps: first it is shown what would change, then it is done. */
export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin.catalogueFile')
  const file = useImport(onClose)
  const close = () => {
    file.cancel()
    onClose()
  }
  return (
    <AdminDialog open={open} onClose={close} title={t('title')} closeLabel={t('close')}>
      <ImportSteps file={file} onClose={close} />
    </AdminDialog>
  )
}

interface ImportProblemsProps {
  /** Of the file. */
  name: string
  problems: readonly ShownProblem[]
  /** How many there are in all. */
  count: number
}

/** All errors of a catalogue file with their place and correction. */
function ImportProblems({ name, problems, count }: ImportProblemsProps) {
  const t = useTranslations('admin.catalogueFile')
  return (
    <>
      <Notice kind="error">{t('refused', { name, count })}</Notice>
      <ol className="import-problems">
        {problems.map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <b className="strong">{place}</b> {message}
          </li>
        ))}
        {count > problems.length && (
          <li className="muted">{t('more', { count: count - problems.length })}</li>
        )}
      </ol>
    </>
  )
}

function ImportSteps({
  file: { state, choose, agree, cancel },
  onClose,
}: {
  file: Import
  onClose: () => void
}) {
  const t = useTranslations('admin.catalogueFile')
  const id = useId()
  const { answer } = state
  const plan = answer?.kind === 'planned' || answer?.kind === 'changed' ? answer.plan : undefined
  return (
    <div className="import-steps">
      {plan === undefined && (
        <>
          <p className="soft">{t('lead')}</p>
          <RecentVenueImports />
          <div className="field">
            <label className="field-label" htmlFor={id}>
              {t('file')}
            </label>
            <input
              className="input"
              id={id}
              type="file"
              accept=".zip,application/zip"
              disabled={state.sending !== undefined}
              aria-describedby={`${id}-hint`}
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                if (chosen) choose(chosen)
                // The same file can be chosen again after its correction.
                event.target.value = ''
              }}
            />
            <p className="hint" id={`${id}-hint`}>
              {t('fileHint', { max: MAX_ARCHIVE_MEGABYTES })}
            </p>
          </div>
        </>
      )}
      {state.sending !== undefined && (
        <Progress
          sent={state.sending}
          name={state.file?.name ?? ''}
          agreed={plan !== undefined}
          onCancel={cancel}
        />
      )}
      <div role="status">
        {answer?.kind === 'refused' && <ImportProblems name={state.file?.name ?? ''} {...answer} />}
        {answer?.kind === 'failed' && (
          <Notice kind="error">{t(`failure.${answer.reason}`, { max: MAX_ARCHIVE_MEGABYTES })}</Notice>
        )}
        {answer?.kind === 'changed' && <Notice kind="warning">{t('changed')}</Notice>}
        {plan && <ImportPlanView plan={plan} name={state.file?.name ?? ''} />}
      </div>
      <div className="row dlg-foot">
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose}>
          {t(plan && changesIn(plan) === 0 ? 'close' : 'cancel')}
        </button>
        {plan && changesIn(plan) > 0 && (
          <button
            type="button"
            className="btn primary"
            aria-disabled={state.sending !== undefined || undefined}
            onClick={() => agree(plan.digest)}
          >
            {t('apply', { count: changesIn(plan) })}
          </button>
        )}
      </div>
    </div>
  )
}

interface ProgressProps {
  /** From 0 to 1. */
  sent: number
  name: string
  /** Whether it is sent to be imported. */
  agreed: boolean
  onCancel: () => void
}

function Progress({ sent, name, agreed, onCancel }: ProgressProps) {
  const t = useTranslations('admin.catalogueFile')
  const percent = Math.round(sent * 100)
  return (
    <div className="row import-progress">
      <progress max={100} value={sent < 1 ? percent : undefined} aria-label={name} />
      <span className="muted grow" role="status">
        {sent < 1 ? t('sending', { percent }) : t(agreed ? 'importing' : 'checking')}
      </span>
      {/* What has arrived to be imported is imported: there is nothing to call back. */}
      {!(agreed && sent === 1) && (
        <button type="button" className="btn quiet sm" onClick={onCancel}>
          <AdminIcon name="x" small />
          {t('stop')}
        </button>
      )}
    </div>
  )
}
