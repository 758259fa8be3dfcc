import { useTranslations } from 'use-intl'
import type { EnquiryChanger } from '#/modules/enquiries/admin/enquiry/use-enquiry-change.ts'
import { STATUSES } from '#/modules/enquiries/model/enquiry-statuses.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { useOfferCommands } from '#/ui/admin/palette-commands.ts'

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
