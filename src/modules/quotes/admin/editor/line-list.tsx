import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { VenueCombobox } from '#/modules/enquiries/admin/manual-entry/venue-combobox.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import type { DocumentLine } from '../../model/quote-document.schema.ts'
import { CHOICES, type Choice } from '../../model/quote-line.ts'
import { fetchHiredVenue } from '../../quotes.functions.ts'
import { useQuoteWords } from '../use-quote-words.ts'
import { LineRow } from './line-row.tsx'
import { addLine, newHire, newLine } from './quote-draft.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

const ADDED = ['service', 'discount', 'wished', 'text'] as const

/** The lines of the draft by the choice that they belong to, and what can be added. */
export function LineList({ editor }: { editor: QuoteEditor }) {
  const t = useTranslations('admin.quotes')
  const { amountOf } = useQuoteWords()
  const screen = useScreenLanguage()
  const { draft, write, totals } = editor
  const [added, setAdded] = useState<string>()
  const [isSeeking, setSeeking] = useState(false)
  const [typed, setTyped] = useState('')
  useEffect(() => {
    if (added === undefined) return
    const row = document.getElementById(`line-${added}`)
    row?.querySelector<HTMLElement>('.line-fields :is(input, select)')?.focus()
  }, [added])
  const add = (line: DocumentLine) => {
    write(addLine(line))
    setAdded(line.id)
  }
  const hires = draft.lines.filter(({ kind }) => kind === 'hire')
  const [addVenue] = useAction(async (slug: string) => {
    const venue = await fetchHiredVenue({ data: { slug } })
    setSeeking(false)
    if (venue === null) return
    // The next letter, as long as there are letters: rooms of one quote are alternatives more often than not.
    const choice = hires.every((line) => line.choice !== null)
      ? (CHOICES.find((one) => hires.every((line) => line.choice !== one)) ?? null)
      : null
    add(newHire(venue, hires.length === 0 ? null : choice, hires.at(-1)))
  })
  const groups = [...CHOICES, null].flatMap((choice: Choice | null) => {
    const own = draft.lines.filter((line) => line.choice === choice)
    return own.length === 0 ? [] : [{ choice, own }]
  })
  const [first = { choice: null, grossCents: 0 }] = totals
  const isSplit = groups.some(({ choice }) => choice !== null)
  return (
    <section aria-label={t('lines')} className="quote-lines">
      {groups.map(({ choice, own }) => {
        const total = totals.find((one) => one.choice === choice)
        return (
          <div key={choice ?? 'all'} className="choice-group">
            {isSplit && (
              <h2>
                {choice === null ? t('ofAll') : t('choice', { choice })}
                {choice !== null && total && <span className="end">{amountOf(total.netCents)}</span>}
              </h2>
            )}
            <ul>
              {own.map((line) => (
                <LineRow key={line.id} editor={editor} line={line} />
              ))}
            </ul>
          </div>
        )
      })}
      {isSeeking && (
        <div className="seek-venue">
          <VenueCombobox
            id="quote-venue"
            chosen={[]}
            onChange={([venue]) => venue && void addVenue(venue.slug)}
            typed={typed}
            onType={setTyped}
            screen={screen}
            error={undefined}
            label={t('kind.hire')}
            hint={t('venueHint')}
          />
        </div>
      )}
      <div className="row wrap add-lines">
        <button
          type="button"
          className="btn"
          aria-expanded={isSeeking}
          onClick={() => {
            setTyped('')
            setSeeking(!isSeeking)
            requestAnimationFrame(() => document.getElementById('quote-venue')?.focus())
          }}
        >
          <AdminIcon name="plus" />
          {t('kind.hire')}
        </button>
        {ADDED.map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn"
            onClick={() => add(newLine(kind, kind === 'wished' ? first.choice : null, first.grossCents))}
          >
            <AdminIcon name="plus" />
            {t(`kind.${kind}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
