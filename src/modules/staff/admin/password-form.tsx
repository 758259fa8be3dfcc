import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PasswordField } from '#/ui/admin/password-field.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { saveOwnPassword } from '../account.functions.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useAccountReload } from './use-account-reload.ts'

type Outcome = Awaited<ReturnType<typeof saveOwnPassword>>

export function PasswordForm() {
  const reload = useAccountReload()
  const t = useTranslations('admin.account')
  const problemText = useTranslations('admin.passwordProblem')
  const form = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const [save, saving] = useAction(async (data: FormData) => {
    const present = String(data.get('present'))
    const answer = await saveOwnPassword({ data: { present, wanted: String(data.get('wanted')) } })
    setOutcome(answer)
    if (answer !== 'done') return
    form.current?.reset()
    showToast({ type: 'success', title: t('changed'), timeout: 8000 })
    await reload()
  })
  const problem = outcome === 'short' || outcome === 'long' || outcome === 'common' ? outcome : undefined
  return (
    <section className="section" aria-labelledby="password-title">
      <h2 id="password-title">{t('password')}</h2>
      <form
        ref={form}
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <p className="soft">{t('changeLead')}</p>
        <PasswordField
          id="present"
          label={t('present')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={outcome === 'wrong' || outcome === 'paused' ? problemText(outcome) : undefined}
          maxLength={128}
          required
        />
        <NewPasswordField id="wanted" label={t('wanted')} problem={problem} />
        <p>
          <button type="submit" className="btn" aria-disabled={saving || undefined}>
            {t('change')}
          </button>
        </p>
      </form>
    </section>
  )
}
