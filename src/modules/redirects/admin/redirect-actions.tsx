import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { bringBackRedirect, deleteRedirect, type ManagedRedirect } from '../redirects.functions.ts'
import { useRedirectProblem } from './use-redirect-problem.ts'

/** How long a change can be undone, in milliseconds. */
const UNDO_MS = 10_000

interface RedirectActionsProps {
  redirect: ManagedRedirect
  onEdit: () => void
  onChanged: () => Promise<void>
}

/** Buttons that change and remove one redirect. */
export function RedirectActions({ redirect: { id, source }, onEdit, onChanged }: RedirectActionsProps) {
  const t = useTranslations('admin.redirects')
  const say = useRedirectProblem()
  const failed = useFailureText()
  const [restore] = useAction(async () => {
    const outcome = await bringBackRedirect({ data: { id } })
    showToast(
      outcome.kind === 'refused'
        ? { type: 'error', title: say(outcome.problem), timeout: 8000 }
        : { type: 'success', title: t('restored', { address: source }) },
    )
    await onChanged()
  }, failed)
  const [remove, removing] = useAction(async () => {
    await deleteRedirect({ data: { id } })
    showToast({
      type: 'success',
      title: t('removed', { address: source }),
      timeout: UNDO_MS,
      actions: [{ label: t('undo'), onSelect: () => void restore() }],
    })
    await onChanged()
  }, failed)
  return (
    <div className="row actions">
      <button
        type="button"
        className="btn quiet icon"
        aria-label={t('editOf', { address: source })}
        title={t('edit')}
        onClick={onEdit}
      >
        <AdminIcon name="pencil" />
      </button>
      <button
        type="button"
        className="btn quiet icon"
        aria-label={t('removeOf', { address: source })}
        title={t('remove')}
        aria-disabled={removing || undefined}
        onClick={() => void remove()}
      >
        <AdminIcon name="trash-2" />
      </button>
    </div>
  )
}
