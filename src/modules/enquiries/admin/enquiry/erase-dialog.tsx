import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLongDay } from '#/i18n/react/use-long-day.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { eraseEnquiryPerson } from '../../enquiry-privacy.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'

interface EraseDialogProps {
  view: EnquiryView
  open: boolean
  onClose: () => void
}

/** Confirmation of the only action that cannot be undone: the reference has to be typed. */
export function EraseDialog({ view, open, onClose }: EraseDialogProps) {
  const t = useTranslations('admin.request')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const refresh = useEnquiryRefresh()
  const longDay = useLongDay()
  const close = () => {
    setTyped('')
    setWrong(false)
    onClose()
  }
  const [erase, erasing] = useAction(async () => {
    const done = await eraseEnquiryPerson({ data: { reference: view.reference, typed } })
    if (done === null) {
      setWrong(true)
      return
    }
    close()
    const { erased: count, kept } = done
    const stays = kept.map(({ name, lastDay }) =>
      t('erasedStays', { name, day: longDay(new Date(`${lastDay}T12:00:00Z`), { year: 'numeric' }) }),
    )
    const title = [t('erased', { count }), ...stays].join(' ')
    showToast({ type: 'success', title, timeout: kept.length === 0 ? 6000 : 20_000 })
    await refresh.all()
  })
  return (
    <AdminDialog open={open} onClose={close} title={t('eraseTitle')} closeLabel={t('close')}>
      <form
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          void erase()
        }}
      >
        <p>{t('eraseLead', { name: view.requester.fullName })}</p>
        <p className="soft">{t('eraseKeeps')}</p>
        <AdminField
          id="erase-reference"
          label={t('eraseType', { reference: view.reference })}
          value={typed}
          autoComplete="off"
          error={wrong ? t('eraseWrong', { reference: view.reference }) : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div className="row">
          <button type="submit" className="btn danger" disabled={erasing}>
            {t('eraseNow')}
          </button>
          <button type="button" className="btn quiet" onClick={close}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </AdminDialog>
  )
}
