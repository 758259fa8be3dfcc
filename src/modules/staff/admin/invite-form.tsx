import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { invitePerson } from '../people.functions.ts'

export function InviteForm() {
  const router = useRouter()
  const t = useTranslations('admin.people')
  const language = useScreenLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [send, sending] = useAction(async (data: FormData) => {
    const email = String(data.get('email')).trim().toLowerCase()
    const role = data.get('role') === 'administrator' ? 'administrator' : 'agent'
    const language = data.get('language') === 'en' ? 'en' : 'fr'
    const invited = await invitePerson({ data: { email, role, language } })
    showToast(
      invited
        ? { type: 'success', title: t('invited', { email }) }
        : { type: 'error', title: t('hasAccount', { email }), timeout: 8000 },
    )
    if (!invited) return
    form.current?.reset()
    await router.invalidate()
  })
  return (
    <section className="section" aria-labelledby="invite">
      <header>
        <h2 id="invite">{t('invite')}</h2>
        <span className="muted">{t('inviteLead')}</span>
      </header>
      <form
        ref={form}
        className="invite"
        onSubmit={(event) => {
          event.preventDefault()
          void send(new FormData(event.currentTarget))
        }}
      >
        <AdminField id="email" type="email" label={t('email')} autoComplete="off" required maxLength={254} />
        <AdminSelect id="role" label={t('role')} defaultValue="agent">
          <option value="agent">{t('agent')}</option>
          <option value="administrator">{t('administrator')}</option>
        </AdminSelect>
        <AdminSelect id="language" label={t('language')} defaultValue={language}>
          <option value="fr" lang="fr">
            Français
          </option>
          <option value="en" lang="en">
            English
          </option>
        </AdminSelect>
        <button type="submit" className="btn primary" aria-disabled={sending || undefined}>
          <AdminIcon name="user-plus" />
          {t('send')}
        </button>
      </form>
    </section>
  )
}
