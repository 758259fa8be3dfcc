import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMe } from '#/modules/staff/model/me.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { netOf } from '../model/quote-line.ts'
import { reckon } from '../model/quote-lines.ts'
import {
  copyQuoteLink,
  type QuoteView,
  startQuoteVersion,
  voidAcceptedQuote,
  withdrawSentQuote,
} from '../quotes.functions.ts'
import { AcceptancePart } from './acceptance-part.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { PaymentsPart } from './payments-part.tsx'
import { QuoteDesk } from './quote-desk.tsx'
import { QuoteHead } from './quote-head.tsx'
import { QuoteHistory } from './quote-history.tsx'
import { RequestPart } from './request-part.tsx'
import { TotalsTable } from './totals-table.tsx'
import { useQuoteWords } from './use-quote-words.ts'
import { VersionList } from './version-list.tsx'
import { VoidDialog } from './void-dialog.tsx'

/** A quote whose newest version was sent: what it says, what has become of it, and what comes next. */
export function SentQuote({ quote }: { quote: QuoteView }) {
  const t = useTranslations('admin.quotes')
  const router = useRouter()
  const { amountOf, daysOf } = useQuoteWords()
  const undo = useUndo(`quote-${quote.id}`)
  const [isWithdrawing, setWithdrawing] = useState(false)
  const me = useMe()
  const [asked, setAsked] = useState<'void' | 'paper' | 'address'>()
  const shownVersion = quote.versions.find(({ n }) => n === quote.shown)
  const { lines } = reckon(quote.document.lines, quote.venues)
  const shown = async (answer: { kind: string }, done?: string) => {
    if (answer.kind === 'saved') {
      if (done) showToast({ type: 'success', title: done })
    } else showToast({ type: 'error', title: t('changedMeanwhile'), timeout: REFUSED_MS })
    await router.invalidate()
  }
  const [revise, revising] = useAction(async () =>
    shown(await startQuoteVersion({ data: { quoteId: quote.id } })),
  )
  const [withdraw] = useAction(async (reason: string) => {
    setWithdrawing(false)
    const data = { quoteId: quote.id, version: quote.version, reason }
    await shown(await withdrawSentQuote({ data }), t('withdrawn'))
  })
  const [copy, copying] = useAction(async () => {
    const path = await copyQuoteLink({ data: { quoteId: quote.id } })
    if (path === null) return shown({ kind: 'gone' })
    const address = new URL(path, location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      showToast({ type: 'success', title: t('linkCopied') })
    } catch {
      // Where the browser keeps the clipboard, the address is shown and can be copied by hand.
      showToast({ type: 'error', title: address, timeout: REFUSED_MS })
    }
  })
  const [voidNow] = useAction(async (reason: string) => {
    setAsked(undefined)
    const data = { quoteId: quote.id, version: quote.version, reason }
    await shown(await voidAcceptedQuote({ data }), t('void.done'))
  })
  const state = shownVersion?.state
  // What was sent a moment ago is taken back by the key as well, though its editor has closed.
  useHotKeys(undo.keys(), false)
  useHotKeys(state === 'sent' ? { e: () => setAsked('address') } : {}, me.singleKeys)
  const isOpen = state === 'sent' || state === 'expired'
  const isWaiting = quote.versions.some((one) => one.state === 'waiting-for-owner')
  const standing = quote.versions.find((one) => one.state === 'accepted')
  const isHire = quote.document.lines.some(({ kind }) => kind === 'hire')
  const stands = standing !== undefined || isWaiting
  const mayVoid = me.role === 'administrator'
  return (
    <>
      <QuoteHead quote={quote}>
        <button
          type="button"
          className="btn"
          aria-disabled={copying || undefined}
          onClick={() => void copy()}
        >
          {t('copyLink')}
        </button>
        {state === 'sent' && (
          <button type="button" className="btn" onClick={() => setAsked('address')}>
            {t('address.short')}
            <KeyHint>E</KeyHint>
          </button>
        )}
        {isOpen && (
          <button type="button" className="btn" onClick={() => setWithdrawing(true)}>
            {t('withdraw')}
          </button>
        )}
        {isOpen && mayVoid && (
          <button type="button" className="btn" onClick={() => setAsked('paper')}>
            {t('paper.action')}
          </button>
        )}
        {!isWaiting && (
          <button
            type="button"
            className="btn primary"
            aria-disabled={revising || undefined}
            onClick={() => void revise()}
          >
            <AdminIcon name="pencil" />
            {t(standing && !isOpen ? 'amend' : 'revise')}
          </button>
        )}
      </QuoteHead>
      <QuoteDesk
        names={{ request: t('request'), quote: t('quote'), sum: t('versions') }}
        request={<RequestPart reference={quote.enquiry.reference} isWriting={false} />}
        sum={
          <>
            {quote.delivery && (
              <DeliveryNote delivery={quote.delivery}>
                <button type="button" className="btn sm" onClick={() => setAsked('address')}>
                  {t('address.action')}
                </button>
              </DeliveryNote>
            )}
            {quote.accepted && (
              <AcceptancePart
                quoteId={quote.id}
                accepted={quote.accepted}
                onVoid={stands && mayVoid ? () => setAsked('void') : undefined}
              />
            )}
            {standing && isHire && quote.accepted?.sold.length === 0 && (
              <p className="quote-hint soft">{t('noDays')}</p>
            )}
            {isWaiting && <p className="quote-hint soft">{t('waitsForOwner')}</p>}
            {stands && !mayVoid && <p className="quote-hint soft">{t('void.needsAdministrator')}</p>}
            {isOpen && !mayVoid && <p className="quote-hint soft">{t('paper.needsAdministrator')}</p>}
            <PaymentsPart quoteId={quote.id} undo={undo} />
            <VersionList versions={quote.versions} />
            <QuoteHistory quote={quote} />
          </>
        }
      >
        <ul className="sent-lines">
          {lines.map((line, at) => (
            <li key={`${line.from.id} ${String(at)}`}>
              <span>
                {line.choice !== null && <b className="strong">{line.choice} </b>}
                {line.from.label ||
                  quote.venues.find(({ id }) => id === line.hire?.venueId)?.name ||
                  t(`kind.${line.from.kind}`)}
                {line.hire && <span className="soft"> {daysOf(line.hire.firstDay, line.hire.lastDay)}</span>}
              </span>
              {line.kind !== 'text' && <span>{amountOf(netOf(line))}</span>}
            </li>
          ))}
        </ul>
        {shownVersion?.totals.map((total) => (
          <TotalsTable key={total.choice} total={total} />
        ))}
      </QuoteDesk>
      {asked === 'address' && shownVersion && (
        <AddressDialog
          quote={quote}
          sentTo={shownVersion.sent_to ?? ''}
          undo={undo}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'void' && quote.accepted && (
        <VoidDialog
          accepted={quote.accepted}
          onVoid={(reason) => void voidNow(reason)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'paper' && shownVersion && (
        <PaperDialog
          quote={quote}
          version={shownVersion}
          onAccepted={(isBooked) => {
            setAsked(undefined)
            void shown({ kind: 'saved' }, t(isBooked ? 'paper.booked' : 'paper.waits'))
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <AdminDialog
        open={isWithdrawing}
        onClose={() => setWithdrawing(false)}
        title={t('withdrawTitle')}
        closeLabel={t('back')}
      >
        <form
          className="narrow-form"
          onSubmit={(event) => {
            event.preventDefault()
            void withdraw(String(new FormData(event.currentTarget).get('reason') ?? ''))
          }}
        >
          <p className="soft">{t(standing ? 'withdrawAmendment' : 'withdrawLead')}</p>
          <AdminField id="withdraw-reason" name="reason" label={t('reason')} maxLength={500} data-focus />
          <div className="row">
            <button type="submit" className="btn primary">
              {t('withdraw')}
            </button>
            <button type="button" className="btn" onClick={() => setWithdrawing(false)}>
              {t('back')}
            </button>
          </div>
        </form>
      </AdminDialog>
    </>
  )
}
