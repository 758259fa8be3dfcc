import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { Notice } from '#/ui/admin/notice.tsx'
import { SkeletonRows } from '#/ui/admin/skeleton-rows.tsx'
import { fetchEnquiry } from '../../enquiry.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { missingFacts } from '../../model/missing-facts.ts'
import { type ComparedField, useComparedFields } from './compared-fields.ts'
import { useRelations } from './use-relations.ts'

interface CompareDialogProps {
  view: EnquiryView
  /** Reference of the other enquiry; null while the dialog is closed. */
  other: string | null
  onClose: () => void
}

/** Two enquiries side by side, field by field, and what can be done with them. */
export function CompareDialog({ view, other, onClose }: CompareDialogProps) {
  const t = useTranslations('admin.request')
  return (
    <AdminDialog
      open={other !== null}
      onClose={onClose}
      title={t('comparison.title', { one: view.reference, other: other ?? '' })}
      closeLabel={t('close')}
    >
      {other !== null && <Comparison key={other} view={view} other={other} onClose={onClose} />}
    </AdminDialog>
  )
}

function Comparison({ view, other, onClose }: CompareDialogProps & { other: string }) {
  const t = useTranslations('admin.request')
  const language = useScreenLanguage()
  const {
    data: found,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['enquiries', 'compared', other, language],
    queryFn: () => fetchEnquiry({ data: { reference: other, language } }),
  })
  // The other one is read again with every change of this one.
  const seen = useRef(view.version)
  useEffect(() => {
    if (seen.current === view.version) return
    seen.current = view.version
    void refetch()
  }, [view.version, refetch])
  if (isError && found === undefined) {
    return (
      <div className="compare" role="alert">
        <p>{t('failedTitle')}</p>
        <button type="button" className="btn primary" onClick={() => void refetch()}>
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
      onConflict={() => void refetch()}
    />
  )
}

interface PairProps {
  /** The older one first: it is kept. */
  pair: readonly [EnquiryView, EnquiryView]
  linked: boolean
  onClose: () => void
  onConflict: () => void
}

function Pair({ pair, linked, onClose, onConflict }: PairProps) {
  const t = useTranslations('admin.request')
  const [kept, newer] = pair
  const fields = useComparedFields(pair)
  const { relate, relating } = useRelations()
  const offered = missingFacts(kept, newer)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const take = offered.map(({ name }) => name).filter((name) => !left.has(name))
  const decide = (as: 'linked' | 'merged') =>
    void relate(pair, as, take).then((outcome) => {
      if (outcome === 'conflict') onConflict()
      // Where days are taken, it is merged without them.
      else if (typeof outcome === 'string') onClose()
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
