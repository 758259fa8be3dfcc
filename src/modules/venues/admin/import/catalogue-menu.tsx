import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { TableImportDialog } from '#/ui/admin/table-import/table-import-dialog.tsx'
import { EXPORT_ADDRESS } from '../../model/import-plan.ts'
import {
  MAX_TABLE_VENUES,
  VENUES_CSV,
  VENUES_TABLE_IMPORT,
  VENUES_WORKBOOK,
} from '../../model/table-addresses.ts'
import { CatalogueImport } from './catalogue-import.tsx'
import { RecentVenueImports } from './recent-venue-imports.tsx'

const TARGET = { address: VENUES_TABLE_IMPORT, guardedBy: VENUES_WORKBOOK }

/** The whole catalogue as a file, or its facts as a spreadsheet: to take it in, and to give it out. For administrators. */
export function CatalogueMenu() {
  const t = useTranslations('admin.catalogueFile')
  const tables = useTranslations('admin.tableFile')
  const language = useScreenLanguage()
  const [importing, setImporting] = useState<'catalogue' | 'table' | null>(null)
  const close = () => setImporting(null)
  const what = 'venues'
  return (
    <>
      <ActionMenu
        triggerClass="btn quiet icon"
        trigger={<AdminIcon name="ellipsis" />}
        label={t('menu')}
        entries={[
          { label: t('import'), icon: 'upload', onSelect: () => setImporting('catalogue') },
          { label: t('export'), icon: 'download', href: EXPORT_ADDRESS },
          { label: t('exportTexts'), icon: 'file-text', href: `${EXPORT_ADDRESS}?photos=0` },
          { label: tables('import', { what }), icon: 'upload', onSelect: () => setImporting('table') },
          {
            label: tables('workbook', { what }),
            icon: 'download',
            href: `${VENUES_WORKBOOK}?in=${language}`,
          },
          { label: tables('csv', { what }), icon: 'file-text', href: `${VENUES_CSV}?in=${language}` },
        ]}
      />
      <CatalogueImport open={importing === 'catalogue'} onClose={close} />
      <TableImportDialog
        what={what}
        open={importing === 'table'}
        onClose={close}
        target={TARGET}
        rows={MAX_TABLE_VENUES}
        settings={<RecentVenueImports />}
      />
    </>
  )
}
