import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_TABLE_MEGABYTES, rowsToWrite, type TableSubject } from '#/lib/table-import.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { EncodingQuestion } from './encoding-question.tsx'
import { TablePlanView } from './table-plan-view.tsx'
import { type TableImport, type TableTarget, useTableImport } from './use-table-import.ts'

interface TableImportDialogProps {
  what: TableSubject
  open: boolean
  onClose: () => void
  target: TableTarget
  /** The most rows of a file. */
  rows: number
  /** Fields for what holds for the whole file; their values are in the address. */
  settings?: ReactNode
}

/** Takes a spreadsheet in two steps: first it is shown what would change, then it is done. */
export function TableImportDialog({ what, open, onClose, target, ...rest }: TableImportDialogProps) {
  const t = useTranslations('admin.tableFile')
  const file = useTableImport(target, onClose)
  const close = () => {
    file.cancel()
    onClose()
  }
  return (
    <AdminDialog open={open} onClose={close} title={t('title', { what })} closeLabel={t('close')}>
      <ImportSteps what={what} file={file} onClose={close} {...rest} />
    </AdminDialog>
  )
}

interface ImportStepsProps extends Pick<TableImportDialogProps, 'what' | 'rows' | 'settings'> {
  file: TableImport
  onClose: () => void
}

function ImportSteps({ what, rows, settings, file, onClose }: ImportStepsProps) {
  const t = useTranslations('admin.tableFile')
  const { state, agree, cancel } = file
  const { answer } = state
  const plan = answer && 'plan' in answer ? answer.plan : undefined
  const name = state.file?.name ?? ''
  const count = plan ? rowsToWrite(plan) : 0
  return (
    <div className="import-steps table-import">
      {plan === undefined && (
        <>
          <p className="soft">{t('lead', { what })}</p>
          <p className="soft">{t('rules', { what })}</p>
          {settings}
          <FileField file={file} rows={rows} />
        </>
      )}
      {state.sending !== undefined && (
        <Progress sent={state.sending} name={name} agreed={state.agreed === true} onCancel={cancel} />
      )}
      <div role="status">
        {answer?.kind === 'refused' && (
          <Notice kind="error">{t('refused', { name, reason: answer.reason })}</Notice>
        )}
        {answer?.kind === 'failed' && (
          <Notice kind="error">{t(`failure.${answer.reason}`, { max: MAX_TABLE_MEGABYTES })}</Notice>
        )}
        {answer?.kind === 'changed' && <Notice kind="warning">{t('changed')}</Notice>}
        {answer?.kind === 'asked' && <EncodingQuestion encodings={answer.encodings} onAnswer={file.answer} />}
        {plan && <TablePlanView what={what} plan={plan} name={name} onAnswer={file.answer} />}
      </div>
      <div className="row dlg-foot">
        {plan && (
          <button type="button" className="btn quiet" onClick={cancel}>
            {t('other')}
          </button>
        )}
        <span className="grow" />
        <button type="button" className="btn" onClick={onClose}>
          {t(plan && count === 0 ? 'close' : 'cancel')}
        </button>
        {plan && count > 0 && (
          <button
            type="button"
            className="btn primary"
            aria-disabled={state.sending !== undefined || undefined}
            onClick={() => agree(plan.digest)}
          >
            {t('apply', { count })}
          </button>
        )}
      </div>
    </div>
  )
}

function FileField({ file: { state, choose }, rows }: { file: TableImport; rows: number }) {
  const t = useTranslations('admin.tableFile')
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {t('file')}
      </label>
      <input
        className="input"
        id={id}
        type="file"
        accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
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
        {t('fileHint', { max: MAX_TABLE_MEGABYTES, rows })}
      </p>
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
  const t = useTranslations('admin.tableFile')
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
