import { useTranslations } from 'use-intl'
import type { MenuEntry } from '#/ui/admin/menu.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { markEnquiryRead } from '../../enquiry.functions.ts'
import { exportEnquiryPerson } from '../../enquiry-privacy.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'

/** Entries of the overflow menu; some are for administrators only. */
export function useMoreEntries(view: EnquiryView | null | undefined, onErase: () => void): MenuEntry[] {
  const t = useTranslations('admin.request')
  const refresh = useEnquiryRefresh()
  const [unread] = useAction(async (reference: string) => {
    await markEnquiryRead({ data: { reference, read: false } })
    showToast({ type: 'success', title: t('markedUnread') })
    void refresh.list()
  })
  const [download] = useAction(async (reference: string) => {
    const text = await exportEnquiryPerson({ data: { reference } })
    if (text === null) return
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
    const link = Object.assign(document.createElement('a'), { href: address, download: `${reference}.json` })
    link.click()
    URL.revokeObjectURL(address)
  })
  if (!view) return []
  const { reference } = view
  const open = view.erasedAt === null
  return [
    { label: t('markUnread'), icon: 'circle', onSelect: () => void unread(reference) },
    ...(open && view.viewer.role === 'administrator'
      ? ([
          { label: t('exportPerson'), icon: 'download', onSelect: () => void download(reference) },
          { label: t('erasePerson'), icon: 'trash-2', danger: true, onSelect: onErase },
        ] as const)
      : []),
  ]
}
