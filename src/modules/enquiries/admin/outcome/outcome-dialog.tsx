import { useTranslations } from 'use-intl'
import type { PlannedSale } from '#/modules/calendar/admin/outsold-note.tsx'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import type { QuotedAmount } from '../../model/enquiry-view.ts'
import type { DecidedStatus } from '../../model/outcome.ts'
import { LostForm } from './lost-form.tsx'
import type { OutcomeFormProps } from './outcome-form-props.ts'
import { WonForm } from './won-form.tsx'

interface OutcomeDialogProps extends OutcomeFormProps {
  /** `null` while nothing is asked. */
  asked: DecidedStatus | null
  /** Person, or number of enquiries. */
  about: string
  /** Venues that were asked for. */
  venues: readonly { readonly slug: string; readonly name: string }[]
  estimateCents: number | undefined
  /** Prices that answers have named; none where several enquiries are asked about. */
  quoted?: readonly QuotedAmount[]
  /** Venues that other requests have won on these days. */
  taken?: readonly { readonly name: string; readonly references: readonly string[] }[]
  /** The days that are sold when it is won; absent where they are not known. */
  sale?: PlannedSale | undefined
}

/** The question about an outcome: for how much it was won, or why it was lost. */
export function OutcomeDialog({
  asked,
  about,
  venues,
  estimateCents,
  quoted = [],
  taken = [],
  sale,
  ...form
}: OutcomeDialogProps) {
  const t = useTranslations('admin.outcome')
  return (
    <AdminDialog
      open={asked !== null}
      onClose={form.onClose}
      title={t(`title.${asked ?? 'won'}`, { about })}
      closeLabel={t('cancel')}
    >
      {asked === 'won' && <WonForm {...form} {...{ venues, estimateCents, quoted, taken, sale }} />}
      {asked === 'lost' && <LostForm {...form} />}
    </AdminDialog>
  )
}
