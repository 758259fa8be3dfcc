import { useTranslations } from 'use-intl'
import { EXPORT_COMMAND, useOfferCommands } from '#/ui/admin/palette-commands.ts'

/** Offer the list as it is filtered as a file, in the palette; elsewhere the palette gives all requests out. */
export function useExportCommand(href: string): void {
  const t = useTranslations('admin.palette')
  useOfferCommands([
    {
      id: EXPORT_COMMAND,
      label: t('exportShown'),
      also: t('also.export'),
      icon: 'download',
      onSelect: () => location.assign(href),
    },
  ])
}
