import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatPrice } from '#/i18n/format.ts'
import { useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { toCents, toEuros } from '#/lib/money.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import { RemovableChip } from '#/ui/admin/data-list/removable-chip.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { GUESTS_LIMIT, PRICE_LIMIT } from '../../model/venue-list.schema.ts'

interface TypedFilterProps {
  value: number | undefined
  onChoose: (value: number | undefined) => void
}

/** What was typed: a number, nothing, or why it is neither. */
interface Typed {
  readonly value?: number | undefined
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

/** Venues with room for a number of guests, in the layout that holds most. */
export function GuestsFilter({ value, onChoose }: TypedFilterProps) {
  const t = useTranslations('admin.venueDesk.list')
  const read = (text: string): Typed => {
    const digits = text.replaceAll(/[\s.,]/g, '')
    if (digits === '') return {}
    const count = Number(digits)
    const isCount = /^\d+$/.test(digits) && count >= 1 && count <= GUESTS_LIMIT
    return isCount ? { value: count } : { error: t('guestsRefused', { max: GUESTS_LIMIT }) }
  }
  return (
    <TypedFilter
      name="guests"
      label={t('guestsLabel')}
      shown={value === undefined ? undefined : t('atLeast', { count: value })}
      {...{ value, onChoose, read }}
    />
  )
}

/** Venues up to a price a day, before tax. */
export function PriceFilter({ value, onChoose }: TypedFilterProps) {
  const t = useTranslations('admin.venueDesk.list')
  const screen = useScreenLanguage()
  const textsOf = useAmountTexts(screen)
  const read = (text: string): Typed => {
    const amount = readAmount(text)
    const { understood, error } = textsOf(amount, { tax: 'excl', perDay: true })
    if (amount.kind === 'nothing') return {}
    if (amount.kind === 'refused') return { error }
    const euros = Math.min(PRICE_LIMIT, Math.max(1, Math.floor(toEuros(amount.cents))))
    return { value: euros, hint: <AmountEcho understood={understood} /> }
  }
  return (
    <TypedFilter
      name="priceMax"
      label={t('priceLabel')}
      shown={value === undefined ? undefined : t('atMost', { price: formatPrice(toCents(value), screen) })}
      {...{ value, onChoose, read }}
    />
  )
}

interface TypedFilterFrame extends TypedFilterProps {
  name: 'guests' | 'priceMax'
  label: string
  /** The limit as text, while there is one. */
  shown: string | undefined
  read: (text: string) => Typed
}

/** A filter whose limit is typed below its chip. */
function TypedFilter({ name, label, shown, value, onChoose, read }: TypedFilterFrame) {
  const t = useTranslations('admin.venueDesk.list')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const typed = read(text)
  const title = t(`filter.${name}`)
  return (
    <RemovableChip
      on={shown !== undefined}
      removeLabel={t('removeFilter', { name: title })}
      onRemove={() => onChoose(undefined)}
    >
      <Popover.Root
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          setText(value === undefined ? '' : String(value))
        }}
      >
        <Popover.Trigger className={shown === undefined ? 'chip' : 'chip on'}>
          {shown ?? (
            <>
              <AdminIcon name="plus" />
              {title}
            </>
          )}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner className="pop-place" align="start" sideOffset={4} collisionPadding={8}>
            <Popover.Popup className="pop typed-pop" aria-label={title}>
              <form
                noValidate
                onSubmit={(event) => {
                  event.preventDefault()
                  if (typed.error !== undefined) return
                  setOpen(false)
                  onChoose(typed.value)
                }}
              >
                <AdminField
                  id={`filter-${name}`}
                  label={label}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={40}
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  error={typed.error}
                  hint={typed.hint}
                />
                <button type="submit" className="btn primary">
                  {t('apply')}
                </button>
              </form>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </RemovableChip>
  )
}
