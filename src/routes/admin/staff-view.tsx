import type { ReactNode } from 'react'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { AdminLayout } from '#/layouts/admin/admin-layout.tsx'
import { Palette } from '#/modules/desk/admin/palette/palette.tsx'
import { useCounts } from '#/modules/enquiries/admin/use-counts.ts'
import type { Counts } from '#/modules/enquiries/counts.functions.ts'
import { StepUpDialog } from '#/modules/staff/admin/step-up-dialog.tsx'
import { useSessionActions } from '#/modules/staff/admin/use-session-actions.ts'
import { type Me, MeProvider } from '#/modules/staff/model/me.ts'
import { AdminProviders } from './admin-providers.tsx'
import { usePaletteCommands } from './palette-commands.ts'
import { QueryProvider } from './query-provider.tsx'

interface StaffViewProps {
  readonly me: Me
  readonly language: AdminLanguage
  readonly counts: Counts
  readonly children: ReactNode
}

/** The layout of the back office with who uses it. */
export function StaffView({ me, language, counts, children }: StaffViewProps) {
  return (
    <AdminProviders language={language}>
      <MeProvider value={me}>
        <QueryProvider>
          <CountingLayout me={me} language={language} counts={counts}>
            {children}
          </CountingLayout>
          <StepUpDialog />
        </QueryProvider>
      </MeProvider>
    </AdminProviders>
  )
}

function CountingLayout({ me, language, counts, children }: StaffViewProps) {
  const { enquiries } = useCounts(counts)
  const actions = useSessionActions()
  const commands = usePaletteCommands(me, language, actions)
  return (
    <AdminLayout user={me} actions={actions} newEnquiries={enquiries.new}>
      {children}
      {me.secondFactorDays !== 0 && <Palette commands={commands} language={language} />}
    </AdminLayout>
  )
}
