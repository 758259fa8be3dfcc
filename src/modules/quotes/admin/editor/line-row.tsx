import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { dotted } from '#/i18n/dotted.ts'
import { keyName } from '#/lib/keys.ts'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { ActionMenu } from '#/ui/admin/menu.tsx'
import type { DocumentLine } from '../../model/quote-document.schema.ts'
import { CHOICES, type Choice, netOf } from '../../model/quote-line.ts'
import { useQuoteWords } from '../use-quote-words.ts'
import { HireFields } from './hire-fields.tsx'
import { HoldChoice } from './hold-choice.tsx'
import { LineDetails } from './line-details.tsx'
import { DiscountFields, ServiceFields, WishedFields } from './line-fields.tsx'
import { changeLine, copyLine, moveLine, removeLine } from './quote-draft.ts'
import { useLineWords } from './use-line-words.ts'
import type { QuoteEditor } from './use-quote-editor.ts'

/** A line of the draft: Alt with an arrow moves it. */
export function LineRow({ editor, line }: { editor: QuoteEditor; line: DocumentLine }) {
  const t = useTranslations('admin.quotes')
  const { amountOf } = useQuoteWords()
  const { nameOf, problemOf, takenOf, warningsOf } = useLineWords(editor)
  const { write, remove, lines } = editor
  const { id, kind, choice } = line
  const name = nameOf(line)
  const own = lines.filter(({ from }) => from.id === id)
  // What is taken off all choices is another amount in each of them.
  const nets = [...Map.groupBy(own, (one) => one.choice).values()].map((of) =>
    of.reduce((sum, one) => sum + netOf(one), 0),
  )
  const change = (part: object) => write(changeLine(id, part))
  const problems = editor.problems.filter(({ lineId }) => lineId === id)
  const taken = takenOf(line)
  const hear = (event: KeyboardEvent) => {
    const key = keyName(event)
    if (key !== 'alt+ArrowUp' && key !== 'alt+ArrowDown') return
    event.preventDefault()
    write(moveLine(id, key === 'alt+ArrowUp' ? -1 : 1))
  }
  const fields = { editor, id: `line-${id}`, change }
  return (
    <li
      id={`line-${id}`}
      className="quote-line"
      data-kind={kind}
      data-wrong={problems.length > 0 || taken !== undefined || undefined}
      aria-label={name}
      onKeyDown={hear}
    >
      <div className="line-head">
        <b className="strong cut">{name}</b>
        <select
          id={`line-${id}-choice`}
          className="input line-choice"
          aria-label={t('of')}
          value={choice ?? ''}
          onChange={(event) => change({ choice: (event.target.value || null) as Choice | null })}
        >
          <option value="">{t('ofAll')}</option>
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {t('choice', { choice: one })}
            </option>
          ))}
        </select>
        <span className="line-sum">{kind === 'text' ? '' : dotted(nets.map(amountOf)) || '–'}</span>
        <ActionMenu
          triggerClass="btn quiet icon"
          trigger={<AdminIcon name="ellipsis" />}
          label={t('actionsOf', { line: name })}
          entries={[
            { label: t('up'), icon: 'arrow-up', onSelect: () => write(moveLine(id, -1)) },
            { label: t('down'), icon: 'arrow-down', onSelect: () => write(moveLine(id, 1)) },
            { label: t('copy'), icon: 'copy', onSelect: () => write(copyLine(id, crypto.randomUUID())) },
          ]}
        />
        <button
          type="button"
          className="btn quiet icon"
          aria-label={t('remove', { line: name })}
          onClick={() => remove(removeLine(id), t('removed', { line: name }))}
        >
          <AdminIcon name="x" />
        </button>
      </div>
      <div className="line-fields">
        {(kind === 'service' || kind === 'text') && (
          <AdminField
            id={`line-${id}-label`}
            label={t('label')}
            maxLength={200}
            autoComplete="off"
            value={line.label}
            onChange={(event) => change({ label: event.target.value })}
          />
        )}
        {kind === 'hire' && <HireFields {...fields} line={line} />}
        {kind === 'service' && <ServiceFields {...fields} line={line} />}
        {kind === 'discount' && <DiscountFields {...fields} line={line} />}
        {kind === 'wished' && <WishedFields {...fields} line={line} />}
      </div>
      {kind === 'hire' && <HoldChoice {...fields} line={line} />}
      {(taken !== undefined || problems.length > 0) && (
        <ul className="line-notes field-error">
          {taken && <li>{taken}</li>}
          {problems.map((one) => (
            <li key={one.problem}>{problemOf(one)}</li>
          ))}
        </ul>
      )}
      {warningsOf(line).map((warning) => (
        <p key={warning} className="line-notes amount-warning">
          <AdminIcon name="info" small />
          {warning}
        </p>
      ))}
      {kind !== 'text' && kind !== 'wished' && <LineDetails {...fields} line={line} />}
    </li>
  )
}
