import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { FileFailure, Plan } from '#/lib/file-import.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import {
  type FileAnswers,
  type FileImport,
  type FileTarget,
  type Refusal,
  useFileImport,
} from './use-file-import.ts'

/** What is said of one kind of file. */
export interface FileTexts<P extends Plan> {
  readonly title: string
  /** Label of the field, and what stands below it. */
  readonly file: string
  readonly fileHint: string
  readonly notAllowed: string
  readonly tooLarge: string
  /** On the button that imports so many changes. */
  readonly apply: (count: number) => string
  readonly done: (plan: P) => string
}

/** What is shown between the steps. */
export interface FileViews<P extends Plan, R extends Refusal> {
  /** Before a file is chosen. */
  readonly intro: ReactNode
  readonly plan: (plan: P, name: string, answer: (answers: FileAnswers) => void) => ReactNode
  readonly refusal: (refusal: R, name: string, answer: (answers: FileAnswers) => void) => ReactNode
  /** How many things a plan would write. */
  readonly count: (plan: P) => number
}

interface FileImportDialogProps<P extends Plan, R extends Refusal> {
  open: boolean
  onClose: () => void
  target: FileTarget
  /** Of the browser's field. */
  accept: string
  texts: FileTexts<P>
  views: FileViews<P, R>
}

/** Take a file in two steps: first it is shown what would change, then it is done (ADR 0112). */
export function FileImportDialog<P extends Plan, R extends Refusal>(props: FileImportDialogProps<P, R>) {
  const { open, onClose, target, texts } = props
  const t = useTranslations('admin.fileImport')
  const file = useFileImport<P, R>(target, texts.done, onClose)
  const close = () => {
    file.cancel()
    onClose()
  }
  return (
    <AdminDialog open={open} onClose={close} title={texts.title} closeLabel={t('close')}>
      <ImportSteps {...props} file={file} onClose={close} />
    </AdminDialog>
  )
}

interface ImportStepsProps<P extends Plan, R extends Refusal> extends FileImportDialogProps<P, R> {
  file: FileImport<P, R>
}

function ImportSteps<P extends Plan, R extends Refusal>({
  file,
  accept,
  texts,
  views,
  onClose,
}: ImportStepsProps<P, R>) {
  const t = useTranslations('admin.fileImport')
  const { state, agree, cancel } = file
  const { answer } = state
  const plan = answer && 'plan' in answer ? answer.plan : undefined
  const refusal = answer?.kind === 'refused' || answer?.kind === 'asked' ? answer : undefined
  const name = state.file?.name ?? ''
  const count = plan ? views.count(plan) : 0
  return (
    <div className="import-steps">
      {plan === undefined && (
        <>
          {views.intro}
          <FileField file={file} accept={accept} texts={texts} />
        </>
      )}
      {state.sending !== undefined && (
        <Progress sent={state.sending} name={name} agreed={state.agreed === true} onCancel={cancel} />
      )}
      <div role="status">
        {refusal && views.refusal(refusal, name, file.answer)}
        {answer?.kind === 'failed' && <Notice kind="error">{failureText(answer.reason, texts, t)}</Notice>}
        {answer?.kind === 'changed' && <Notice kind="warning">{t('changed')}</Notice>}
        {plan && views.plan(plan, name, file.answer)}
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
            {texts.apply(count)}
          </button>
        )}
      </div>
    </div>
  )
}

function failureText(
  reason: FileFailure,
  { notAllowed, tooLarge }: Pick<FileTexts<Plan>, 'notAllowed' | 'tooLarge'>,
  t: ReturnType<typeof useTranslations<'admin.fileImport'>>,
): string {
  if (reason === 'not-allowed') return notAllowed
  return reason === 'too-large' ? tooLarge : t(`failure.${reason}`)
}

interface FileFieldProps<P extends Plan, R extends Refusal> {
  file: FileImport<P, R>
  accept: string
  texts: Pick<FileTexts<P>, 'file' | 'fileHint'>
}

function FileField<P extends Plan, R extends Refusal>({
  file: { state, choose },
  accept,
  texts,
}: FileFieldProps<P, R>) {
  const id = useId()
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {texts.file}
      </label>
      <input
        className="input"
        id={id}
        type="file"
        accept={accept}
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
        {texts.fileHint}
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
  const t = useTranslations('admin.fileImport')
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
