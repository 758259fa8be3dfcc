import { useTranslations } from 'use-intl'
import { useOfferCommands } from '#/ui/admin/palette-commands.ts'
import { STATUSES } from '../../model/enquiry-statuses.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import type { EnquiryChanger } from './use-enquiry-change.ts'

/** Offer the statuses of the open enquiry in the palette. */
export function useStatusCommands(
  view: EnquiryView | null | undefined,
  change: EnquiryChanger['change'],
): void {
  const t = useTranslations('admin.palette')
  const statusName = useTranslations('admin.requestStatus')
  const others = view && view.erasedAt === null ? STATUSES.filter((status) => status !== view.status) : []
  useOfferCommands(
    others.map((status) => ({
      id: `status-${status}`,
      label: t('status', { reference: view?.reference ?? '', status: statusName(status) }),
      also: t(`also.status.${status}`),
      icon: 'refresh-cw',
      onSelect: () => change({ status }),
    })),
  )
}
