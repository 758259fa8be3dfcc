import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { usePagePath } from '#/i18n/react/page-link.tsx'

/** Link that opens another enquiry in the sheet. */
export function RequestLink({ reference, children }: { reference: string; children: ReactNode }) {
  const router = useRouter()
  const href = `${usePagePath()('admin-requests')}?${new URLSearchParams({ ref: reference })}`
  return (
    <a
      className="link"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        void router.navigate({ href })
      }}
    >
      {children}
    </a>
  )
}
