import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Avatar } from '#/ui/admin/avatar.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
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

/** Change to one account, each confirmed by a toast that offers to undo it where that is possible. */
function usePersonChange({ id, name, role }: TeamPerson) {
  const router = useRouter()
  const t = useTranslations('admin.people')
  const undo = useUndo('team')
  const [change, running] = useAction(
    async (
      apply: () => Promise<PersonChange>,
      done: string,
      back?: { readonly change: string; readonly apply: () => Promise<PersonChange> },
    ) => {
      const outcome = await apply()
      if (outcome !== 'done') showToast({ type: 'error', title: t(outcome), timeout: REFUSED_MS })
      else if (back === undefined) showToast({ type: 'success', title: done })
      else undo.done(done, { change: back.change, undo: () => takeBack(back.apply) })
      await router.invalidate()
    },
  )
  const takeBack = async (apply: () => Promise<PersonChange>) => {
    const outcome = await apply()
    return outcome === 'done' ? { isUndone: true } : { isUndone: false, over: t(outcome) }
  }
  const data = { id }
  const undoing = { id, isUndo: true }
  const [off, on] = [t('deactivatedNow', { name }), t('reactivatedNow', { name })]
  return {
    running,
    giveRole: (wanted: TeamPerson['role']) =>
      change(
        () => givePersonRole({ data: { id, role: wanted } }),
        t('roleGiven', { name, role: t(wanted) }),
        {
          change: t('roleGiven', { name, role: t(role) }),
          apply: () => givePersonRole({ data: { ...undoing, role } }),
        },
      ),
    signOut: () => change(() => endPersonSessions({ data }), t('signedOut', { name })),
    deactivate: () =>
      change(() => deactivatePerson({ data }), off, {
        change: on,
        apply: () => reactivatePerson({ data: undoing }),
      }),
    reactivate: () =>
      change(() => reactivatePerson({ data }), on, {
        change: off,
        apply: () => deactivatePerson({ data: undoing }),
      }),
  }
}

/** Role of the account, as a menu where it can be changed. */
export function RoleCell({ person, me }: PersonProps) {
  const t = useTranslations('admin.people')
  const { giveRole, running } = usePersonChange(person)
  if (me || !person.active) return t(person.role)
  return (
    <select
      className="input bare"
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
export function PersonActions({ person, me }: PersonProps) {
  const t = useTranslations('admin.people')
  const { signOut, deactivate, reactivate, running } = usePersonChange(person)
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
