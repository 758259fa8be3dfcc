import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { readAmount } from '#/lib/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { useScreenLanguage } from '../enquiry/use-screen-language.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import type { OutcomeFormProps } from './outcome-form-props.ts'
import { OutcomeVenue } from './outcome-venue.tsx'

interface WonFormProps extends OutcomeFormProps {
  venues: readonly { readonly slug: string; readonly name: string }[]
  estimateCents: number | undefined
}

/** With which venue and for how much an enquiry was won. */
export function WonForm({ known, venues, estimateCents, mayWait, onDecide, onClose }: WonFormProps) {
  const t = useTranslations('admin.outcome')
  const screen = useScreenLanguage()
  const texts = useAmountTexts(screen)
  const id = useId()
  const [venue, setVenue] = useState(known?.venue ?? (venues.length === 1 ? (venues[0] ?? null) : null))
  const [typed, setTyped] = useState(known?.netCents == null ? '' : String(known.netCents / 100))
  const [tried, setTried] = useState(false)
  const read = readAmount(typed)
  const { understood, warnings, offer, error } = texts(read, { tax: 'excl', estimateCents })
  const isNet = read.kind === 'amount' && read.cents > 0 && offer === undefined
  const problem = error ?? (offer ? t('answerTax') : t('amountMissing'))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (venue === null) document.getElementById(`${id}-venue`)?.focus()
    else if (!isNet) document.getElementById(`${id}-amount`)?.focus()
    else onDecide({ status: 'won', venue: venue.slug, netCents: read.cents })
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event)
  }
  return (
    <form className="outcome-form" noValidate onSubmit={send} onKeyDown={hear}>
      <div className="outcome-pair">
        <OutcomeVenue
          id={`${id}-venue`}
          asked={venues}
          venue={venue}
          onVenue={setVenue}
          screen={screen}
          error={tried && venue === null ? t('venueMissing') : undefined}
        />
        <AdminField
          id={`${id}-amount`}
          label={t('amount')}
          data-focus={venue === null ? undefined : ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={typed}
          error={tried && !isNet ? problem : error}
          hint={
            <AmountEcho
              understood={understood}
              warnings={warnings}
              offer={offer}
              onTake={() => offer && setTyped(String(offer.cents / 100))}
            />
          }
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <OutcomeButtons
        label={t('markWon')}
        mayWait={mayWait}
        onWait={() => onDecide(null)}
        onClose={onClose}
      />
    </form>
  )
}
