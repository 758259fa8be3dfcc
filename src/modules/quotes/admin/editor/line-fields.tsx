import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toEuros } from '#/lib/money.ts'
import { readAmount } from '#/lib/typed/read-amount.ts'
import { AdminField, AdminSelect } from '#/ui/admin/field.tsx'
import type { DocumentLine } from '../../model/quote-document.schema.ts'
import { CentsField } from '../cents-field.tsx'
import { CountField } from './count-field.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

/** What the fields of a line are given. */
export interface LineFieldsProps<Line extends DocumentLine> {
  readonly editor: QuoteEditor
  /** Prefix of the ids of its fields. */
  readonly id: string
  readonly change: (part: object) => void
  readonly line: Line
}

type Of<Kind extends DocumentLine['kind']> = LineFieldsProps<Extract<DocumentLine, { kind: Kind }>>

const UNITS = ['flat', 'day', 'hour', 'piece', 'person', 'metre'] as const
const MAX_COUNT = 1_000_000

/** Quantity, unit and price of a service. */
export function ServiceFields({ id, change, line }: Of<'service'>) {
  const t = useTranslations('admin.quotes')
  return (
    <>
      <CountField
        id={`${id}-quantity`}
        label={t('quantity')}
        value={line.quantity}
        scale={100}
        max={MAX_COUNT}
        onValue={(quantity) => change({ quantity: quantity ?? 0 })}
      />
      <AdminSelect
        id={`${id}-unit-name`}
        label={t('unit')}
        value={line.unit}
        onChange={(event) => change({ unit: event.target.value })}
      >
        {UNITS.map((unit) => (
          <option key={unit} value={unit}>
            {t(`units.${unit}`)}
          </option>
        ))}
      </AdminSelect>
      <CentsField
        id={`${id}-unit`}
        label={t('unitPrice')}
        cents={line.unitCents}
        compared={{ tax: 'excl' }}
        onCents={(unitCents) => change({ unitCents })}
      />
    </>
  )
}

/** A discount: `5 %` or an amount. */
export function DiscountFields({ id, change, line }: Of<'discount'>) {
  const t = useTranslations('admin.quotes')
  const shown = 'bp' in line.off ? `${line.off.bp / 100} %` : String(toEuros(line.off.cents))
  const [typed, setTyped] = useState<string>()
  const write = (text: string) => {
    setTyped(text)
    const off = readOff(text)
    if (off) change({ off })
  }
  return (
    <>
      <AdminField
        id={`${id}-off`}
        label={t('off')}
        className="num"
        autoComplete="off"
        maxLength={40}
        value={typed ?? shown}
        error={typed !== undefined && readOff(typed) === undefined ? t('offWrong') : undefined}
        onChange={(event) => write(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <AdminSelect
        id={`${id}-on`}
        label={t('on')}
        value={line.on}
        onChange={(event) => change({ on: event.target.value })}
      >
        <option value="hire">{t('onHire')}</option>
        <option value="all">{t('onAll')}</option>
      </AdminSelect>
    </>
  )
}

/** A wished total, tax included. */
export function WishedFields({ id, change, line }: Of<'wished'>) {
  const t = useTranslations('admin.quotes')
  return (
    <CentsField
      id={`${id}-gross`}
      label={t('allIn')}
      cents={line.grossCents}
      compared={{ tax: 'incl' }}
      onCents={(grossCents) => grossCents > 0 && change({ grossCents })}
    />
  )
}

/** A part or an amount, as it is typed; undefined for neither. */
function readOff(text: string): { bp: number } | { cents: number } | undefined {
  const percent = /^\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%\s*$/.exec(text)?.[1]
  if (percent !== undefined) {
    const bp = Math.round(Number(percent.replace(',', '.')) * 100)
    return bp >= 1 && bp <= 10_000 ? { bp } : undefined
  }
  const read = readAmount(text)
  return read.kind === 'amount' && read.cents > 0 ? { cents: read.cents } : undefined
}
