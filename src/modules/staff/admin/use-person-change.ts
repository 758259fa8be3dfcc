import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { showToast, type ToastAction } from '#/ui/site/toast-store.ts'
import type { PersonChange, TeamPerson } from '../people.functions.ts'
import { deactivatePerson, endPersonSessions, givePersonRole, reactivatePerson } from '../people.functions.ts'

/** How long a change can be undone, in milliseconds. */
const UNDO_MS = 10_000

/** Change to one account, each confirmed by a toast that offers to undo it where that is possible. */
export function usePersonChange({ id, name, role }: TeamPerson, onChanged: () => Promise<void>) {
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
