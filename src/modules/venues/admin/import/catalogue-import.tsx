import { useTranslations } from 'use-intl'
import { FileImportDialog } from '#/ui/admin/file-import/file-import-dialog.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import {
  EXPORT_ADDRESS,
  IMPORT_ADDRESS,
  type ImportPlan,
  MAX_ARCHIVE_MEGABYTES,
  type RefusedCatalogue,
} from '../../model/import-plan.ts'
import { changesIn, ImportPlanView } from './import-plan-view.tsx'
import { RecentVenueImports } from './recent-venue-imports.tsx'

const TARGET = { address: IMPORT_ADDRESS, guardedBy: EXPORT_ADDRESS, maxMegabytes: MAX_ARCHIVE_MEGABYTES }

/** A catalogue file that is imported. */
export function CatalogueImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin.catalogueFile')
  const max = MAX_ARCHIVE_MEGABYTES
  return (
    <FileImportDialog<ImportPlan, RefusedCatalogue>
      open={open}
      onClose={onClose}
      target={TARGET}
      accept=".zip,application/zip"
      texts={{
        title: t('title'),
        file: t('file'),
        fileHint: t('fileHint', { max }),
        notAllowed: t('failure.not-allowed'),
        tooLarge: t('failure.too-large', { max }),
        apply: (count) => t('apply', { count }),
        done: ({ added, replaced }) => t('done', { added: added.length, replaced: replaced.length }),
      }}
      views={{
        count: changesIn,
        intro: (
          <>
            <p className="soft">{t('lead')}</p>
            <RecentVenueImports />
          </>
        ),
        plan: (plan, name) => <ImportPlanView plan={plan} name={name} />,
        refusal: (refusal, name) => <ImportProblems {...refusal} name={name} />,
      }}
    />
  )
}

/** All errors of a catalogue file with their place and correction. */
function ImportProblems({ name, problems, count }: RefusedCatalogue & { name: string }) {
  const t = useTranslations('admin.catalogueFile')
  return (
    <>
      <Notice kind="error">{t('refused', { name, count })}</Notice>
      <ol className="import-problems">
        {problems.map(({ place, message }) => (
          <li key={`${place} ${message}`}>
            <b className="strong">{place}</b> {message}
          </li>
        ))}
        {count > problems.length && (
          <li className="muted">{t('more', { count: count - problems.length })}</li>
        )}
      </ol>
    </>
  )
}
