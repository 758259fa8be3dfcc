import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/link.tsx'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import type { LayoutUser } from './session-actions.ts'

interface AccountMenuProps {
  user: LayoutUser
  signOut: () => void
}

/** Who works here, with the way to the own account and out. */
export function AccountMenu({ user, signOut }: AccountMenuProps) {
  const t = useTranslations('admin.frame')
  const path = usePagePath()
  return (
    <ActionMenu
      side="top"
      align="start"
      triggerClass="rail-btn me"
      trigger={
        <>
          <Avatar name={user.name} />
          <span>{user.name}</span>
        </>
      }
      heading={
        <>
          <b className="strong">{user.name}</b>
          <span className="muted">{t(user.role)}</span>
        </>
      }
      entries={[
        { label: t('account'), icon: 'user', href: path('admin-account') },
        { label: t('signOut'), icon: 'log-out', onSelect: signOut },
      ]}
    />
  )
}
