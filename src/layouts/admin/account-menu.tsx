import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/link.tsx'
import { useMe } from '#/modules/staff/model/me.ts'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import { useSignOut } from './use-sign-out.ts'

/** Menu of the signed-in staff member: their account page and the sign-out. */
export function AccountMenu() {
  const t = useTranslations('admin.frame')
  const path = usePagePath()
  const me = useMe()
  const leave = useSignOut()
  return (
    <ActionMenu
      side="top"
      align="start"
      triggerClass="rail-btn me"
      trigger={
        <>
          <Avatar name={me.name} />
          <span>{me.name}</span>
        </>
      }
      heading={
        <>
          <b className="strong">{me.name}</b>
          <span className="muted">{t(me.role)}</span>
        </>
      }
      entries={[
        { label: t('account'), icon: 'user', href: path('admin-account') },
        { label: t('signOut'), icon: 'log-out', onSelect: leave },
      ]}
    />
  )
}
