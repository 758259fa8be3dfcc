import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField, AdminFieldBox } from '#/ui/admin/field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { sendFile } from '#/ui/send-file.ts'
import type { Choice } from '../model/quote-line.ts'
import { PAPER_HEADER, type SignedPaper } from '../model/signed-paper.schema.ts'
import type { QuoteView, ShownVersion } from '../quotes.functions.ts'
import { useQuoteWords } from './use-quote-words.ts'

interface PaperDialogProps {
  quote: QuoteView
  version: ShownVersion
  onAccepted: (isBooked: boolean) => void
  onClose: () => void
}

const PROBLEMS = [
  'gone',
  'closed',
  'choice',
  'day',
  'late',
  'fields',
  'file',
  'too-many-bytes',
  'taken',
] as const

/** Note a quote that was signed on paper: its scan, and what stands beside the signature. */
export function PaperDialog({ quote, version, onAccepted, onClose }: PaperDialogProps) {
  const t = useTranslations('admin.quotes')
  const { totalOf } = useQuoteWords()
  const [error, setError] = useState<string>()
  const [send, sending] = useAction(async (file: File, paper: SignedPaper) => {
    setError(undefined)
    const headers = { [PAPER_HEADER]: encodeURIComponent(JSON.stringify(paper)) }
    const options = { onProgress: () => {}, signal: new AbortController().signal, headers }
    const { body } = await sendFile(`/api/quotes/${quote.id}/paper`, file, options)
    const { kind, isBooked } = (body ?? {}) as { kind?: string; isBooked?: boolean }
    if (kind === 'accepted') onAccepted(isBooked === true)
    else setError(t(`paper.problem.${PROBLEMS.find((one) => one === kind) ?? 'lost'}`))
  })
  return (
    <AdminDialog open onClose={onClose} title={t('paper.title')} closeLabel={t('back')}>
      <form
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const said = (name: string) => String(data.get(name) ?? '').trim()
          const file = data.get('scan')
          if (!(file instanceof File) || file.size === 0) {
            setError(t('paper.problem.file'))
            return
          }
          const choice = (said('choice') || null) as Choice | null
          const facts = { choice, name: said('name'), role: said('role'), day: said('day') }
          void send(file, { n: version.n, ...facts })
        }}
      >
        <p className="soft">{t('paper.lead')}</p>
        <AdminFieldBox id="paper-scan" label={t('paper.scan')} hint={t('paper.scanHint')} error={error}>
          <input
            className="input"
            type="file"
            id="paper-scan"
            name="scan"
            accept="application/pdf,image/jpeg,image/png"
            required
            aria-describedby={error ? 'paper-scan-error' : 'paper-scan-hint'}
            data-focus
          />
        </AdminFieldBox>
        {version.totals.length > 1 && (
          <AdminFieldBox id="paper-choice" label={t('paper.choice')}>
            <select className="input" id="paper-choice" name="choice" required>
              {version.totals.map((total) => (
                <option key={total.choice} value={total.choice ?? ''}>
                  {totalOf(total)}
                </option>
              ))}
            </select>
          </AdminFieldBox>
        )}
        {version.totals.length === 1 && (
          <input type="hidden" name="choice" value={version.totals[0]?.choice ?? ''} />
        )}
        <AdminField
          id="paper-name"
          name="name"
          label={t('paper.name')}
          defaultValue={quote.document.client.name}
          required
          maxLength={200}
        />
        <AdminField id="paper-role" name="role" label={t('paper.role')} maxLength={200} />
        <AdminField
          id="paper-day"
          name="day"
          type="date"
          label={t('paper.day')}
          defaultValue={quote.today}
          max={quote.today}
          required
        />
        <div className="row">
          <button type="submit" className="btn primary" aria-disabled={sending || undefined}>
            {t('paper.confirm')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t('back')}
          </button>
        </div>
      </form>
    </AdminDialog>
  )
}
