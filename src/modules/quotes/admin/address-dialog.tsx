import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readEmailAddress } from '#/forms/email-address.ts'
import { UNDO_MARGIN_MS } from '#/lib/time-spans.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undo } from '#/ui/admin/use-undo.ts'
import { SIGNER_LENGTHS } from '../model/signer.schema.ts'
import { type QuoteView, sendQuoteOn, takeAddressBack } from '../quotes.functions.ts'

interface AddressDialogProps {
  quote: QuoteView
  /** The address that has it. */
  sentTo: string
  undo: Undo
  onClose: () => void
}

/** Another address for a quote that was sent: the same version goes there under a new link, and the link before is dead. */
export function AddressDialog({ quote, sentTo, undo, onClose }: AddressDialogProps) {
  const t = useTranslations('admin.quotes')
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [send, sending] = useAction(async (typed: string) => {
    const to = readEmailAddress(typed)
    if (to === undefined) return setError(t('address.wrong'))
    const outcome = await sendQuoteOn({ data: { quoteId: quote.id, version: quote.version, to } })
    if (outcome.kind === 'same') return setError(t('address.same'))
    if (outcome.kind === 'waiting') return setError(t('address.waiting'))
    onClose()
    if (outcome.kind !== 'sent') {
      const title = t(outcome.kind === 'closed' ? 'address.closed' : 'changedMeanwhile')
      showToast({ type: 'error', title, timeout: REFUSED_MS })
    } else {
      undo.done(t('address.sent', { to }), {
        change: t('address.undo', { to: sentTo }),
        offeredMs: Math.max(0, Date.parse(outcome.leavesAt) - Date.now() - UNDO_MARGIN_MS),
        undo: async () => {
          const isUndone = await takeAddressBack({ data: { quoteId: quote.id } })
          return { isUndone, ...(isUndone ? {} : { over: t('left') }) }
        },
      })
    }
    return router.invalidate()
  })
  return (
    <AdminDialog open onClose={onClose} title={t('address.title')} closeLabel={t('back')}>
      <form
        className="narrow-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send(String(new FormData(event.currentTarget).get('to') ?? ''))
        }}
      >
        <p className="soft">{t('address.lead', { from: sentTo })}</p>
        <AdminField
          id="quote-address"
          name="to"
          type="email"
          inputMode="email"
          label={t('address.to')}
          error={error}
          defaultValue={quote.delivery?.corrected ?? sentTo}
          maxLength={SIGNER_LENGTHS.email}
          autoComplete="off"
          data-focus
        />
        <div className="row">
          <button type="submit" className="btn primary" aria-disabled={sending || undefined}>
            {t('address.confirm')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </form>
    </AdminDialog>
  )
}
