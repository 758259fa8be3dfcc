import { type ReactNode, useState } from 'react'
import { type AmountField, useAmountTexts } from '#/i18n/react/use-amount-texts.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { toEuros } from '#/lib/money.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { AmountEcho } from '#/ui/admin/amount-echo.tsx'
import { AdminField } from '#/ui/admin/field.tsx'

interface CentsFieldProps {
  id: string
  label: ReactNode
  cents: number
  onCents: (cents: number) => void
  /** What the amount is, and what it is compared with. */
  compared?: AmountField
  error?: string | undefined
}

/** Field of an amount: says what was understood; what is no amount changes nothing. */
export function CentsField({
  id,
  label,
  cents,
  onCents,
  compared = { tax: 'excl' },
  error,
}: CentsFieldProps) {
  const screen = useScreenLanguage()
  const texts = useAmountTexts(screen)
  const [typed, setTyped] = useState({ text: plain(cents), cents })
  // Something else has changed it: an undo, another version.
  if (typed.cents !== cents) setTyped({ text: plain(cents), cents })
  const write = (text: string) => {
    const read = readAmount(text)
    const isWaiting = read.kind === 'amount' && compared.tax === 'excl' && read.tax === 'incl'
    const next = read.kind === 'amount' && !isWaiting ? read.cents : read.kind === 'nothing' ? 0 : cents
    setTyped({ text, cents: next })
    if (next !== cents) onCents(next)
  }
  const said = texts(readAmount(typed.text), compared)
  // What was not typed need not be read back.
  const isTyped = typed.text !== plain(cents)
  return (
    <AdminField
      id={id}
      label={label}
      className="num"
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      value={typed.text}
      error={said.error ?? error}
      hint={
        isTyped || said.warnings.length > 0 ? (
          <AmountEcho
            understood={isTyped ? said.understood : undefined}
            warnings={said.warnings}
            offer={said.offer}
            onTake={() => said.offer && write(plain(said.offer.cents))}
          />
        ) : undefined
      }
      onChange={(event) => write(event.target.value)}
    />
  )
}

const plain = (cents: number) => (cents === 0 ? '' : String(toEuros(cents)))
