import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  MAX_TABLE_MEGABYTES,
  rowsToWrite,
  type TablePlan,
  type TableRefusal,
  type TableSubject,
} from '#/lib/table-import.ts'
import { FileImportDialog } from '#/ui/admin/file-import/file-import-dialog.tsx'
import type { FileTarget } from '#/ui/admin/file-import/use-file-import.ts'
import { Notice } from '#/ui/admin/notice.tsx'
import { EncodingQuestion } from './encoding-question.tsx'
import { TablePlanView } from './table-plan-view.tsx'

const ACCEPT = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface TableImportDialogProps {
  what: TableSubject
  open: boolean
  onClose: () => void
  target: Pick<FileTarget, 'address' | 'guardedBy'>
  /** The most rows of a file. */
  rows: number
  /** Fields for what holds for the whole file; their values are in the address. */
  settings?: ReactNode
}

/** A spreadsheet that is imported. */
export function TableImportDialog({ what, open, onClose, target, rows, settings }: TableImportDialogProps) {
  const t = useTranslations('admin.tableFile')
  const max = MAX_TABLE_MEGABYTES
  return (
    <FileImportDialog<TablePlan, TableRefusal>
      open={open}
      onClose={onClose}
      target={{ ...target, maxMegabytes: max }}
      accept={ACCEPT}
      texts={{
        title: t('title', { what }),
        file: t('file'),
        fileHint: t('fileHint', { max, rows }),
        notAllowed: t('failure.not-allowed'),
        tooLarge: t('failure.too-large', { max }),
        apply: (count) => t('apply', { count }),
        done: (plan) => t('done', { count: rowsToWrite(plan) }),
      }}
      views={{
        count: rowsToWrite,
        intro: (
          <>
            <p className="soft">{t('lead', { what })}</p>
            <p className="soft">{t('rules', { what })}</p>
            {settings}
          </>
        ),
        plan: (plan, name, answer) => <TablePlanView what={what} plan={plan} name={name} onAnswer={answer} />,
        refusal: (refusal, name, answer) =>
          refusal.kind === 'asked' ? (
            <EncodingQuestion encodings={refusal.encodings} onAnswer={answer} />
          ) : (
            <Notice kind="error">{t('refused', { name, reason: refusal.reason })}</Notice>
          ),
      }}
    />
  )
}
