import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { KEY_LIST, keySigns } from '#/ui/admin/key-list.ts'
import { useModKey } from '#/ui/admin/use-mod-key.ts'

interface KeysDialogProps {
  open: boolean
  onClose: () => void
  /** Whether single-letter shortcuts are enabled. */
  singleKeys: boolean
}

/** Dialog with all shortcuts of the back office. */
export function KeysDialog({ open, onClose, singleKeys }: KeysDialogProps) {
  const t = useTranslations('admin.inbox')
  const signs = {
    mod: useModKey() ?? 'Ctrl',
    ' ': t('keySigns.space'),
    Home: t('keySigns.home'),
    End: t('keySigns.end'),
    Delete: t('keySigns.delete'),
  }
  return (
    <AdminDialog open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
      {KEY_LIST.map(({ group, entries }) => (
        <section key={group}>
          <h3>{t(`keyGroups.${group}`)}</h3>
          <dl className="key-list">
            {entries.map(({ name, keys }) => (
              <div key={name}>
                <dt>{t(`keyList.${name}`)}</dt>
                {keySigns(keys, signs).map((way) => (
                  <dd key={way.join(' ')}>
                    {way.map((sign) => (
                      <kbd key={sign}>{sign}</kbd>
                    ))}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p className="muted">{t(singleKeys ? 'keysNote' : 'keysOff')}</p>
    </AdminDialog>
  )
}
