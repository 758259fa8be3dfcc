import { useTranslations } from 'use-intl'
import type { KeyLine } from '../../model/plan/place-words.ts'
import type { VenuePlan } from '../../model/plan/plan.ts'
import { solidKinds, solidPaths } from '../../model/plan/plan-solids.ts'

/** Side of the mark of a key, in metres, and what shows it with its lines. */
const [SIDE, VIEW] = [0.6, '-4 -4 68 68'] as const

interface PlanKeyProps {
  readonly plan: VenuePlan
  readonly lines: readonly KeyLine[]
}

/**
 * What is fixed, by the marks that it is drawn with, and the rooms that the drawing has numbers for; those of phones alone are shown
 * there alone.
 */
export function PlanKey({ plan, lines }: PlanKeyProps) {
  const t = useTranslations('plan')
  const solids = solidKinds(plan)
  if (solids.length + plan.columns.length + lines.length === 0) return null
  return (
    <ul className="plan-key">
      {solids.map((kind) => {
        const mark = solidPaths(kind, [0, 0, SIDE, SIDE])
        return (
          <li key={kind} data-alone="">
            <svg viewBox={VIEW} aria-hidden="true">
              <path className="pl-solid" d={mark.lines} />
              <path className="pl-dark" d={mark.dark} />
            </svg>{' '}
            {t(`solid.${kind}`)}
          </li>
        )
      })}
      {plan.columns.length > 0 && (
        <li data-alone="">
          <svg viewBox={VIEW} aria-hidden="true">
            <path className="pl-column" strokeWidth="60" d="M30 30h0" />
          </svg>{' '}
          {t('column')}
        </li>
      )}
      {lines.map(({ number, text, isAlone }) => (
        <li key={number} data-alone={isAlone || undefined}>
          <b>{number}</b> {text}
        </li>
      ))}
    </ul>
  )
}
