import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useMoment } from '#/ui/admin/use-moment.ts'
import type { TeamInvitation } from '../people.functions.ts'
import { invitePerson, withdrawInvitation } from '../people.functions.ts'

/** E-mail address of the invitation, and until when its link is valid. */
export function InvitedCell({ invitation }: { invitation: TeamInvitation }) {
  const t = useTranslations('admin.people')
  const moment = useMoment()
  const over = invitation.expires_at < new Date().toISOString()
  const values = { sent: moment(invitation.created_at), until: moment(invitation.expires_at) }
  return (
    <div className="row">
      <span className="avatar none">
        <AdminIcon name="mail" small />
      </span>
      <div className="cut">
        <div className="named">
          <b className="strong cut">{invitation.email}</b>{' '}
          <span className="pill blue">{t('invitation')}</span>
        </div>
        <div className="muted cut">{t(over ? 'invitationOver' : 'invitationValid', values)}</div>
      </div>
    </div>
  )
}

/** Buttons that send the link again or withdraw it. */
export function InvitationActions({ invitation }: { invitation: TeamInvitation }) {
  const router = useRouter()
  const t = useTranslations('admin.people')
  const { id, email, role, language } = invitation
  const [resend, sending] = useAction(async () => {
    await invitePerson({ data: { email, role, language } })
    showToast({ type: 'success', title: t('invited', { email }) })
    await router.invalidate()
  })
  const [withdraw, withdrawing] = useAction(async () => {
    await withdrawInvitation({ data: { id } })
    showToast({ type: 'success', title: t('withdrawn', { email }) })
    await router.invalidate()
  })
  const busy = sending || withdrawing || undefined
  return (
    <div className="row actions">
      <button type="button" className="btn sm" aria-disabled={busy} onClick={() => void resend()}>
        {t('resend')}
      </button>
      <button
        type="button"
        className="btn sm quiet danger"
        aria-disabled={busy}
        onClick={() => void withdraw()}
      >
        {t('withdraw')}
      </button>
    </div>
  )
}
