import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ManyDialog, type ManyQuestion } from '#/ui/admin/many-dialog.tsx'
import { type BulkQuestion, bulkQuestion } from '../../model/bulk-question.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import type { DecidedStatus } from '../../model/outcome.ts'
import { OutcomeDialog } from '../outcome/outcome-dialog.tsx'
import type { WantedChange } from './use-enquiry-changes.ts'

type Change = (rows: readonly InboxRow[], wanted: WantedChange) => void

/** How many names a line says before the number of the others. */
const NAMED = 4

/**
 * Ask what a change of the selected enquiries needs: once why they are lost, for how much a single one is won, and from five on
 * whether all of them are meant, with those that are closed by name.
 */
export function useBulkOutcome(change: Change): { change: Change; dialog: ReactNode } {
  const t = useTranslations('admin.outcome')
  const [asked, setAsked] = useState<{ status: DecidedStatus; rows: readonly InboxRow[] } | null>(null)
  const [many, setMany] = useState<ManyQuestion | null>(null)
  const questionOf = useManyQuestion()
  const [first] = asked?.rows ?? []
  const count = asked?.rows.length ?? 0
  return {
    change: (rows, wanted) => {
      const part = 'status' in wanted ? wanted : {}
      const question = bulkQuestion(rows, part)
      if (question.kind === 'outcome') setAsked({ status: question.status, rows })
      else if (question.kind === 'none') change(rows, wanted)
      else setMany({ ...questionOf(question, rows, wanted), onConfirm: () => change(rows, wanted) })
    },
    dialog: (
      <>
        <OutcomeDialog
          asked={asked?.status ?? null}
          about={count > 1 ? t('several', { count }) : (first?.name ?? '')}
          known={null}
          venues={[]}
          estimateCents={undefined}
          mayWait={count === 1}
          onDecide={(outcome) => {
            if (asked !== null) {
              const { status } = asked
              change(asked.rows, outcome === null ? { status } : { status, outcome })
            }
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
        <ManyDialog question={many} closeLabel={t('cancel')} onClose={() => setMany(null)} />
      </>
    ),
  }
}

function useManyQuestion() {
  const t = useTranslations('admin.inbox.many')
  const statusName = useTranslations('admin.requestStatus')
  const nobody = useTranslations('admin.inbox')('noOwner')
  const format = useFormatter()
  const named = (names: readonly string[]) => {
    const others = names.length - NAMED
    return format.list(others > 0 ? [...names.slice(0, NAMED), t('others', { count: others })] : names)
  }
  return (
    question: Extract<BulkQuestion, { kind: 'won-singly' | 'count' }>,
    rows: readonly InboxRow[],
    wanted: WantedChange,
  ): Omit<ManyQuestion, 'onConfirm'> => {
    const count = rows.length
    if (question.kind === 'won-singly') return { title: t('wonTitle', { count }), lines: [t('wonLead')] }
    return {
      title:
        'status' in wanted
          ? t('status', { count, status: statusName(wanted.status) })
          : t('owner', { count, name: wanted.owner?.name ?? nobody }),
      lines: question.among.map(({ status, names }) =>
        t('among', { count: names.length, status: statusName(status), names: named(names) }),
      ),
      confirm: t('confirm', { count }),
    }
  }
}
