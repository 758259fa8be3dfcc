import { RecentImports } from '#/ui/admin/table-import/recent-imports.tsx'
import { fetchRecentVenueImports, undoVenuesImport } from '../../import.functions.ts'

/** What the user has imported lately as a catalogue file or as a table, each to be undone. */
export function RecentVenueImports() {
  return (
    <RecentImports
      what="venues"
      fetchAll={fetchRecentVenueImports}
      undo={(id) => undoVenuesImport({ data: { id } })}
    />
  )
}
