import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { fetchEnquiry } from '../../enquiry.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { missingFacts } from '../../model/missing-facts.ts'
import { type ComparedField, useComparedFields } from './compared-fields.ts'
import { useRelations } from './use-relations.ts'
import { useScreenLanguage } from './use-screen-language.ts'

interface CompareDialogProps {
  view: EnquiryView
  /** Reference of the other enquiry; null while the dialog is closed. */
  other: string | null
  onClose: () => void
  /** Fetches the enquiry again. */
  onChanged: () => Promise<void>
}

/** Two enquiries side by side, field by field, and what can be done with them. */
export function CompareDialog({ view, other, onClose, onChanged }: CompareDialogProps) {
  const t = useTranslations('admin.request')
  return (
    <AdminDialog
      open={other !== null}
      onClose={onClose}
      title={t('comparison.title', { one: view.reference, other: other ?? '' })}
      closeLabel={t('close')}
    >
      {other !== null && (
        <Comparison key={other} view={view} other={other} onClose={onClose} onChanged={onChanged} />
      )}
    </AdminDialog>
  )
}

function Comparison({ view, other, onClose, onChanged }: CompareDialogProps & { other: string }) {
  const t = useTranslations('admin.request')
  const language = useScreenLanguage()
  const [found, setFound] = useState<EnquiryView | null>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other one is read again with every change of this one
  useEffect(() => {
    let wanted = true
    fetchEnquiry({ data: { reference: other, language } }).then(
      (read) => {
        if (!wanted) return
        setFound(read)
        setFailed(false)
      },
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [other, language, attempt, view.version])
  if (failed && found === undefined) {
    return (
      <div className="compare" role="alert">
        <p>{t('failedTitle')}</p>
        <button type="button" className="btn primary" onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </button>
      </div>
    )
  }
  if (found === undefined) return <SkeletonRows count={8} label={t('loading')} />
  if (found === null || found.erasedAt !== null || found.reference !== other) {
    return <p className="compare">{t('comparison.gone', { reference: other })}</p>
  }
  const isOlder = view.createdAt <= found.createdAt
  return (
    <Pair
      pair={isOlder ? [view, found] : [found, view]}
      linked={view.linked.some(({ reference }) => reference === other)}
      onClose={onClose}
      onChanged={onChanged}
      onConflict={() => setAttempt(attempt + 1)}
    />
  )
}

interface PairProps {
  /** The older one first: it is kept. */
  pair: readonly [EnquiryView, EnquiryView]
  linked: boolean
  onClose: () => void
  onChanged: () => Promise<void>
  onConflict: () => void
}

function Pair({ pair, linked, onClose, onChanged, onConflict }: PairProps) {
  const t = useTranslations('admin.request')
  const [kept, newer] = pair
  const fields = useComparedFields(pair)
  const { relate, relating } = useRelations(onChanged)
  const offered = missingFacts(kept, newer)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const take = offered.map(({ name }) => name).filter((name) => !left.has(name))
  const decide = (as: 'linked' | 'merged') =>
    void relate(pair, as, take).then((outcome) => {
      if (outcome === 'conflict') onConflict()
      else if (outcome !== undefined) onClose()
    })
  const differing = fields.filter(isDifferent).length
  const waits = newer.answeredAt === null && kept.answeredAt !== null
  return (
    <div className="compare">
      <p className="soft">{t('comparison.differences', { count: differing })}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so that the keyboard must reach it */}
      <section className="compare-scroll" tabIndex={0} aria-label={t('comparison.fields')}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('comparison.field')}</span>
              </th>
              <th scope="col">{t('comparison.older', { reference: kept.reference })}</th>
              <th scope="col">{t('comparison.newer', { reference: newer.reference })}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow key={field.name} field={field} references={[kept.reference, newer.reference]} />
            ))}
          </tbody>
        </table>
      </section>
      {offered.length > 0 && (
        <fieldset className="take-over">
          <legend>{t('comparison.takeOver', { older: kept.reference })}</legend>
          {offered.map(({ name, label }) => (
            <label key={name} className="row tick">
              <input
                type="checkbox"
                className="check"
                checked={!left.has(name)}
                onChange={() => setLeft((now) => toggled(now, name))}
              />
              <span>{t(`facts.${label}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {waits && (
        <Notice kind="warning">
          {t('comparison.waits', { older: kept.reference, newer: newer.reference })}
        </Notice>
      )}
      <p className="muted">{t('comparison.mergeNote', { older: kept.reference, newer: newer.reference })}</p>
      <div className="row wrap">
        <button type="button" className="btn primary" disabled={relating} onClick={() => decide('merged')}>
          {t('comparison.merge', { reference: kept.reference })}
        </button>
        {!linked && (
          <button type="button" className="btn" disabled={relating} onClick={() => decide('linked')}>
            {t('comparison.link')}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('cancel')}
        </button>
      </div>
    </div>
  )
}

const toggled = (names: ReadonlySet<string>, name: string) =>
  new Set(names.has(name) ? [...names].filter((one) => one !== name) : [...names, name])

const isDifferent = ({ values: [one, other] }: ComparedField) => one.trim() !== other.trim()

function FieldRow({ field, references }: { field: ComparedField; references: readonly [string, string] }) {
  const t = useTranslations('admin.request')
  const differs = isDifferent(field)
  return (
    <tr className={differs ? 'differs' : undefined}>
      <th scope="row">
        {field.label}
        {differs && <span className="sr"> ({t('comparison.differs')})</span>}
      </th>
      {field.values.map((value, side) => (
        <td key={references[side]} data-reference={references[side]}>
          {value === '' ? <span className="muted">–</span> : value}
        </td>
      ))}
    </tr>
  )
}
