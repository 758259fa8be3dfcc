import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField } from '#/ui/admin/field.tsx'
import { useUnsavedChanges } from '#/ui/admin/records/use-unsaved-changes.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { OwnAccount } from '../account.functions.ts'
import { saveOwnProfile } from '../account.functions.ts'
import { UnsavedDialog } from './unsaved-dialog.tsx'
import { useAccountReload } from './use-account-reload.ts'

/** Form for the display name and the keyboard shortcuts. */
export function ProfileForm({ account }: { account: OwnAccount }) {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  const [name, setName] = useState(account.name)
  const [singleKeys, setSingleKeys] = useState(account.singleKeys)
  const changed = name.trim() !== account.name || singleKeys !== account.singleKeys
  const [save, saving] = useAction(async () => {
    await saveOwnProfile({ data: { name: name.trim(), singleKeys } })
    showToast({ type: 'success', title: t('saved') })
    await reload()
  })
  const unsaved = useUnsavedChanges(changed)
  return (
    <section className="section" aria-labelledby="profile">
      <h2 id="profile">{t('profile')}</h2>
      <form
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (changed) void save()
        }}
      >
        <AdminField
          id="name"
          label={t('name')}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={100}
          required
        />
        <AdminField id="email" label={t('email')} value={account.email} hint={t('emailHint')} readOnly />
        <div className="stack">
          <label className="row tick">
            <input
              className="check"
              type="checkbox"
              checked={singleKeys}
              onChange={(event) => setSingleKeys(event.target.checked)}
              aria-describedby="keys-hint"
            />
            {t('singleKeys')}
          </label>
          <p className="hint" id="keys-hint">
            {t('singleKeysHint')}
          </p>
        </div>
        <p>
          <button type="submit" className="btn primary" aria-disabled={!changed || saving || undefined}>
            {t('save')}
          </button>
        </p>
      </form>
      <UnsavedDialog {...unsaved} />
    </section>
  )
}
