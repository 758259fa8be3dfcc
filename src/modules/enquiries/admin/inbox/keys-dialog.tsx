import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { useModKey } from '#/ui/admin/use-mod-key.ts'

const KEYS = [
  ['move', ['J', 'K']],
  ['search', ['/']],
  ['palette', ['mod', 'K']],
  ['enter', ['↵']],
  ['dashboard', ['G', 'T']],
  ['write', ['R']],
  ['edit', ['E']],
  ['call', ['C']],
  ['requests', ['G', 'D']],
  ['assign', ['A']],
  ['venues', ['G', 'L']],
  ['status', ['S']],
  ['send', ['mod', '↵']],
  ['statusNumber', ['1–6']],
  ['save', ['mod', 'S']],
  ['pick', ['X']],
  ['undo', ['mod', 'Z']],
  ['extend', ['⇧', 'J']],
  ['escape', ['Esc']],
  ['templates', ['G', 'M']],
  ['new', ['N']],
] as const

interface KeysDialogProps {
  open: boolean
  onClose: () => void
  /** Whether single-letter shortcuts are enabled. */
  singleKeys: boolean
}

/** Dialog with all shortcuts of the back office. */
export function KeysDialog({ open, onClose, singleKeys }: KeysDialogProps) {
  const t = useTranslations('admin.inbox')
  const mod = useModKey() ?? 'Ctrl'
  return (
    <AdminDialog open={open} onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
      <dl className="key-list">
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>{t(`keyList.${name}`)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key === 'mod' ? mod : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t(singleKeys ? 'keysNote' : 'keysOff')}</p>
    </AdminDialog>
  )
}
