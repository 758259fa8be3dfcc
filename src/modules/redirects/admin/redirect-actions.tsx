import { useRouter } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undo } from '#/ui/admin/use-undo.ts'
import { bringBackRedirect, deleteRedirect, type ManagedRedirect } from '../redirects.functions.ts'
import { useRedirectProblem } from './use-redirect-problem.ts'

interface RedirectActionsProps {
  redirect: ManagedRedirect
  undo: Undo
  onEdit: () => void
}

/** Buttons that change and remove one redirect. */
export function RedirectActions({ redirect: { id, source }, undo, onEdit }: RedirectActionsProps) {
  const router = useRouter()
  const t = useTranslations('admin.redirects')
  const say = useRedirectProblem()
  const [remove, removing] = useAction(async () => {
    await deleteRedirect({ data: { id } })
    const title = t('removed', { address: source })
    undo.done(title, {
      change: title,
      undo: async () => {
        const outcome = await bringBackRedirect({ data: { id } })
        // The sentence says why: the address leads elsewhere by now.
        if (outcome.kind === 'refused')
          showToast({ type: 'error', title: say(outcome.problem), timeout: 8000 })
        return { isUndone: outcome.kind === 'done' }
      },
    })
    await router.invalidate()
  })
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
