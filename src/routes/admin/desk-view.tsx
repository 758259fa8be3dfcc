import type { ReactNode } from 'react'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { Frame } from '#/layouts/admin/frame.tsx'
import { useCounts } from '#/modules/enquiries/admin/use-counts.ts'
import type { Counts } from '#/modules/enquiries/counts.functions.ts'
import { StepUpDialog } from '#/modules/staff/admin/step-up-dialog.tsx'
import { useSessionActions } from '#/modules/staff/admin/use-session-actions.ts'
import { type Me, MeProvider } from '#/modules/staff/model/me.ts'
import { AdminProviders } from './admin-providers.tsx'

interface DeskViewProps {
  readonly me: Me
  readonly language: AdminLanguage
  readonly counts: Counts
  readonly children: ReactNode
}

/** The layout of the back office with who uses it. */
export function DeskView({ me, language, counts, children }: DeskViewProps) {
  return (
    <AdminProviders language={language}>
      <MeProvider value={me}>
        <CountingFrame me={me} counts={counts}>
          {children}
        </CountingFrame>
        <StepUpDialog />
      </MeProvider>
    </AdminProviders>
  )
}

function CountingFrame({ me, counts, children }: Omit<DeskViewProps, 'language'>) {
  const { requests } = useCounts(counts)
  return (
    <Frame user={me} actions={useSessionActions()} newRequests={requests.new}>
      {children}
    </Frame>
  )
}
