import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { keyName } from '#/lib/keys.ts'
import { toEuros } from '#/lib/money.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { OutsoldNote, type PlannedSale } from '#/modules/calendar/admin/outsold-note.tsx'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import type { QuotedAmount } from '../../model/enquiry-view.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import type { OutcomeFormProps } from './outcome-form-props.ts'
import { OutcomeVenue } from './outcome-venue.tsx'

interface WonFormProps extends OutcomeFormProps {
  venues: readonly { readonly slug: string; readonly name: string }[]
  estimateCents: number | undefined
  quoted: readonly QuotedAmount[]
  taken: readonly { readonly name: string; readonly references: readonly string[] }[]
  sale: PlannedSale | undefined
}

/** The venue that is won as it looks: the only one with a price, or the only one asked for. */
function likelyVenue({ quoted, venues }: Pick<WonFormProps, 'quoted' | 'venues'>) {
  const [only, ...others] = quoted.length > 0 ? quoted : venues
  return only !== undefined && others.length === 0 ? { slug: only.slug, name: only.name } : null
}

/** With which venue and for how much an enquiry was won. */
export function WonForm({
  known,
  venues,
  estimateCents,
  quoted,
  taken,
  sale,
  mayWait,
  onDecide,
  onClose,
}: WonFormProps) {
  const t = useTranslations('admin.outcome')
  const screen = useScreenLanguage()
  const texts = useAmountTexts(screen)
  const id = useId()
  const [venue, setVenue] = useState(known?.venue ?? likelyVenue({ quoted, venues }))
  const quotedFor = (slug: string | undefined) => {
    const cents = quoted.find((one) => one.slug === slug)?.netCents
    return cents === undefined ? '' : String(toEuros(cents))
  }
  const [typed, setTyped] = useState(
    known?.netCents == null ? quotedFor(venue?.slug) : String(toEuros(known.netCents)),
  )
  // What was quoted for the one venue is not the price of another; what was typed stays.
  const choose = (next: typeof venue) => {
    if (typed === quotedFor(venue?.slug)) setTyped(quotedFor(next?.slug))
    setVenue(next)
  }
  const others = taken.find(({ name }) => name === venue?.name)?.references ?? []
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
    if (keyName(event) === 'mod+Enter') send(event)
  }
  return (
    <form className="outcome-form" noValidate onSubmit={send} onKeyDown={hear}>
      <div className="outcome-pair">
        <OutcomeVenue
          id={`${id}-venue`}
          asked={[...venues, ...quoted.filter(({ slug }) => venues.every((one) => one.slug !== slug))]}
          venue={venue}
          onVenue={choose}
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
            <>
              {typed !== '' && typed === quotedFor(venue?.slug) && <span>{t('asQuoted')} </span>}
              <AmountEcho
                understood={understood}
                warnings={warnings}
                offer={offer}
                onTake={() => offer && setTyped(String(toEuros(offer.cents)))}
              />
            </>
          }
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {others.length > 0 && <Notice kind="warning">{t('taken', { references: others.join(', ') })}</Notice>}
      {sale && venue && <OutsoldNote sale={sale} venue={venue} />}
      <OutcomeButtons
        label={t('markWon')}
        mayWait={mayWait}
        onWait={() => onDecide(null)}
        onClose={onClose}
      />
    </form>
  )
}
