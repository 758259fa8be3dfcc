import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { askStepUpWith } from '#/ui/step-up.ts'
import { StepUpForm } from './step-up-form.tsx'

/**
 * Dialog that asks for confirmation when the server rejects a call that needs it; the layout renders it once.
 */
export function StepUpDialog() {
  const t = useTranslations('admin.stepUp')
  const [open, setOpen] = useState(false)
  const waiting = useRef<((confirmed: boolean) => void)[]>([])
  useEffect(
    () =>
      askStepUpWith(() => {
        setOpen(true)
        return new Promise((resolve) => waiting.current.push(resolve))
      }),
    [],
  )
  const settle = (confirmed: boolean) => {
    const answered = waiting.current
    waiting.current = []
    setOpen(false)
    for (const resolve of answered) resolve(confirmed)
  }
  return (
    <AdminDialog open={open} onClose={() => settle(false)} title={t('title')} closeLabel={t('close')}>
      <StepUpForm onConfirmed={() => settle(true)} onCancel={() => settle(false)} />
    </AdminDialog>
  )
}
