import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { RecentImports } from '#/ui/admin/table-import/recent-imports.tsx'
import { TableImportDialog } from '#/ui/admin/table-import/table-import-dialog.tsx'
import { fetchRecentImports, undoEnquiriesImport } from '../../import.functions.ts'
import {
  ENQUIRIES_IMPORT,
  ENQUIRIES_WORKBOOK,
  type EnquiriesTableQuery,
  MAX_IMPORTED_ENQUIRIES,
} from '../../model/enquiries-table.ts'
import { MANUAL_ENTRY_CHANNELS } from '../../model/enquiry-options.ts'

/** A format of files for spreadsheets. */
export type ExportFormat = 'csv' | 'xlsx'

/** Give the requests of the list out as a file, and take a list of people in. */
export function InboxFiles({ hrefOf }: { hrefOf: (format: ExportFormat) => string }) {
  const t = useTranslations('admin.tableFile')
  const [importing, setImporting] = useState(false)
  const what = 'requests'
  return (
    <>
      <ActionMenu
        triggerClass="btn quiet icon"
        trigger={<AdminIcon name="ellipsis" />}
        label={t('menu')}
        entries={[
          { label: t('workbook', { what }), icon: 'download', href: hrefOf('xlsx') },
          { label: t('csv', { what }), icon: 'file-text', href: hrefOf('csv') },
          { label: t('import', { what }), icon: 'upload', onSelect: () => setImporting(true) },
        ]}
      />
      <PeopleImport open={importing} onClose={() => setImporting(false)} />
    </>
  )
}

/** Take a list of people, with what holds for all of them. */
function PeopleImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin.tableFile')
  const channels = useTranslations('admin.entry.channels')
  const languages = useTranslations('admin.inbox.languages')
  const [all, setAll] = useState<EnquiriesTableQuery>({ channel: 'fair', language: 'fr' })
  return (
    <TableImportDialog
      what="requests"
      open={open}
      onClose={onClose}
      target={{ address: `${ENQUIRIES_IMPORT}?${new URLSearchParams(all)}`, guardedBy: ENQUIRIES_WORKBOOK }}
      rows={MAX_IMPORTED_ENQUIRIES}
      settings={
        <>
          <div className="row2">
            <AdminSelect
              id="import-channel"
              label={t('channel')}
              value={all.channel}
              onChange={({ target }) =>
                setAll({ ...all, channel: target.value as EnquiriesTableQuery['channel'] })
              }
            >
              {MANUAL_ENTRY_CHANNELS.map((channel) => (
                <option key={channel} value={channel}>
                  {channels(channel)}
                </option>
              ))}
            </AdminSelect>
            <AdminSelect
              id="import-language"
              label={t('language')}
              value={all.language}
              onChange={({ target }) =>
                setAll({ ...all, language: target.value as EnquiriesTableQuery['language'] })
              }
            >
              {LANGUAGE_CODES.map((code) => (
                <option key={code} value={code}>
                  {languages(code)}
                </option>
              ))}
            </AdminSelect>
          </div>
          <RecentImports
            what="requests"
            fetchAll={fetchRecentImports}
            undo={(id) => undoEnquiriesImport({ data: { id } })}
          />
        </>
      }
    />
  )
}
