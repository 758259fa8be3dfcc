import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { EXPORT_ADDRESS } from '../../model/import-plan.ts'
import { ImportDialog } from './import-dialog.tsx'

/** The whole catalogue as a file: to take it in, and to give it out. For administrators. */
export function CatalogueMenu() {
  const t = useTranslations('admin.catalogueFile')
  const [importing, setImporting] = useState(false)
  return (
    <>
      <ActionMenu
        triggerClass="btn quiet icon"
        trigger={<AdminIcon name="ellipsis" />}
        label={t('menu')}
        entries={[
          { label: t('import'), icon: 'upload', onSelect: () => setImporting(true) },
          { label: t('export'), icon: 'download', href: EXPORT_ADDRESS },
          { label: t('exportTexts'), icon: 'file-text', href: `${EXPORT_ADDRESS}?photos=0` },
        ]}
      />
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
    </>
  )
}
