import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { showToast, type ToastAction } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import {
  deactivatePerson,
  endPersonSessions,
  givePersonRole,
  type PersonChange,
  reactivatePerson,
  type TeamPerson,
} from '../people.functions.ts'

interface PersonProps {
  person: TeamPerson
  /** Whether this is the signed-in account, which cannot change its own rights. */
  me: boolean
}

export function PersonCell({ person: { name, email, active }, me }: PersonProps) {
  const t = useTranslations('admin.people')
  return (
    <div className="row">
      <Avatar name={name} />
      <div className="cut">
        <div className="named">
          <b className="strong cut">{name}</b> {me && <span className="pill">{t('you')}</span>}
          {!active && <span className="pill">{t('deactivated')}</span>}
        </div>
        <div className="muted cut">{email}</div>
      </div>
    </div>
  )
}

/** How long a change can be undone, in milliseconds. */
const UNDO_MS = 10_000

/** Change to one account, each confirmed by a toast that offers to undo it where that is possible. */
function usePersonChange({ id, name, role }: TeamPerson, onChanged: () => Promise<void>) {
  const t = useTranslations('admin.people')
  const [change, running] = useAction(
    async (apply: () => Promise<PersonChange>, done: string, undo?: () => Promise<unknown>) => {
      const outcome = await apply()
      const actions: ToastAction[] = undo ? [{ label: t('undo'), onSelect: () => void undo() }] : []
      showToast(
        outcome === 'done'
          ? { type: 'success', title: done, timeout: undo ? UNDO_MS : 3000, actions }
          : { type: 'error', title: t(outcome), timeout: 8000 },
      )
      await onChanged()
    },
    useFailureText(),
  )
  const data = { id }
  const off = () => change(() => deactivatePerson({ data }), t('deactivatedNow', { name }), on)
  const on = (): Promise<unknown> => change(() => reactivatePerson({ data }), t('reactivatedNow', { name }))
  const give = (wanted: TeamPerson['role'], undo?: () => Promise<unknown>) =>
    change(
      () => givePersonRole({ data: { id, role: wanted } }),
      t('roleGiven', { name, role: t(wanted) }),
      undo,
    )
  return {
    running,
    giveRole: (wanted: TeamPerson['role']) => give(wanted, () => give(role)),
    signOut: () => change(() => endPersonSessions({ data }), t('signedOut', { name })),
    deactivate: off,
    reactivate: on,
  }
}

/** Role of the account, as a menu where it can be changed. */
export function RoleCell({ person, me, onChanged }: PersonProps & { onChanged: () => Promise<void> }) {
  const t = useTranslations('admin.people')
  const { giveRole, running } = usePersonChange(person, onChanged)
  if (me || !person.active) return t(person.role)
  return (
    <select
      className="in bare"
      aria-label={t('roleOf', { name: person.name })}
      value={person.role}
      disabled={running}
      onChange={(event) => void giveRole(event.target.value === 'administrator' ? 'administrator' : 'agent')}
    >
      <option value="agent">{t('agent')}</option>
      <option value="administrator">{t('administrator')}</option>
    </select>
  )
}

/** Second factors that the account has. */
export function SecondFactorCell({ person: { twoFactorEnabled, passkeys } }: { person: TeamPerson }) {
  const t = useTranslations('admin.people')
  if (!twoFactorEnabled && passkeys === 0) return <span className="pill red">{t('off')}</span>
  if (twoFactorEnabled && passkeys > 0) return t('appAndPasskey')
  return t(twoFactorEnabled ? 'app' : 'passkey')
}

/** Menu of actions on the account. */
export function PersonActions({ person, me, onChanged }: PersonProps & { onChanged: () => Promise<void> }) {
  const t = useTranslations('admin.people')
  const { signOut, deactivate, reactivate, running } = usePersonChange(person, onChanged)
  if (me) return '–'
  const { name } = person
  const busy = running || undefined
  if (!person.active) {
    return (
      <button
        type="button"
        className="btn sm"
        aria-label={t('reactivateOf', { name })}
        aria-disabled={busy}
        onClick={() => void reactivate()}
      >
        {t('reactivate')}
      </button>
    )
  }
  return (
    <div className="row actions">
      {person.sessions > 0 && (
        <button
          type="button"
          className="btn sm"
          aria-label={t('signOutOf', { name })}
          aria-disabled={busy}
          onClick={() => void signOut()}
        >
          {t('signOut')}
        </button>
      )}
      <button
        type="button"
        className="btn sm quiet danger"
        aria-label={t('deactivateOf', { name })}
        aria-disabled={busy}
        onClick={() => void deactivate()}
      >
        {t('deactivate')}
      </button>
    </div>
  )
}
