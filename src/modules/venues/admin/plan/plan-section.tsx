import { useFormatter, useTranslations } from 'use-intl'
import { areaOf } from '../../model/plan/geometry.ts'
import type { VenuePlan } from '../../model/plan/plan.ts'
import { PLAN_LISTS, planToBeginWith } from '../../model/plan/plan-handles.ts'
import { type PlanProblem, planProblems } from '../../model/plan/plan-problems.ts'
import { useVenueEditor } from '../editor/venue-editor.ts'
import { PlanGrid } from './plan-grid.tsx'
import { PlanThing } from './plan-thing.tsx'
import { SNAPS, usePlanEditor } from './use-plan-editor.ts'

/** A surface to begin with while the venue's own is not known, in m². */
const USUAL_SURFACE = 100

/** The floor plan, drawn on a grid with pointer or keys. */
export function PlanSection() {
  const t = useTranslations('admin.venuePlan')
  const sections = useTranslations('admin.venueDesk')
  const undo = useTranslations('admin.undo')
  const { document } = useVenueEditor()
  const editor = usePlanEditor()
  const { plan } = editor
  return (
    <section className="section" id="plan" aria-labelledby="plan-title">
      <header>
        <h2 id="plan-title">{sections('section.plan')}</h2>
        <span className="muted">{t('lead')}</span>
      </header>
      <div className="plan-tools">
        {plan === null ? (
          <button
            type="button"
            className="btn sm"
            onClick={() => editor.set(planToBeginWith(document.surfaceM2 ?? USUAL_SURFACE))}
          >
            {t('begin')}
          </button>
        ) : (
          <>
            {PLAN_LISTS.map((list) => (
              <button key={list} type="button" className="btn sm" onClick={() => editor.add(list)}>
                {t('add', { what: t(`list.${list}`) })}
              </button>
            ))}
            <select
              className="input"
              aria-label={t('snap')}
              value={editor.snap}
              onChange={(event) => editor.setSnap(SNAPS[event.target.selectedIndex] ?? SNAPS[0])}
            >
              {SNAPS.map((snap) => (
                <option key={snap} value={snap}>
                  {t('snapTo', { metres: snap })}
                </option>
              ))}
            </select>
          </>
        )}
        <button type="button" className="btn sm" disabled={!editor.canUndo} onClick={editor.undo}>
          {undo('undo')}
        </button>
        {plan && (
          <button type="button" className="btn sm" onClick={() => editor.set(null)}>
            {t('remove')}
          </button>
        )}
      </div>
      {plan && (
        <>
          <PlanState plan={plan} surfaceM2={document.surfaceM2} />
          <PlanThing editor={editor} plan={plan} />
          <PlanGrid editor={editor} plan={plan} />
        </>
      )}
    </section>
  )
}

/** The drawn area beside the stated surface, and what keeps the plan from the page. */
function PlanState({ plan, surfaceM2 }: { plan: VenuePlan; surfaceM2: number | null }) {
  const t = useTranslations('admin.venuePlan')
  const format = useFormatter()
  const problems = planProblems(plan, surfaceM2)
  const square = (value: number) => format.number(value, { maximumFractionDigits: 1 })
  const words = (problem: PlanProblem) => {
    switch (problem.code) {
      case 'area': {
        const { area, min, max } = problem.values
        return t('problem.area', { area: square(area), min: square(min), max: square(max) })
      }
      case 'few-points':
      case 'crossing':
      case 'no-entrance':
      case 'no-zone':
      case 'too-much':
        return t(`problem.${problem.code}`)
      default:
        return t(`problem.${problem.code}`, { n: problem.at + 1 })
    }
  }
  return (
    <div aria-live="polite">
      <p>
        {t('area', {
          area: square(areaOf(plan.outline)),
          surface: surfaceM2 === null ? '–' : square(surfaceM2),
        })}
      </p>
      {problems.length === 0 ? (
        <p className="soft">{t('sound')}</p>
      ) : (
        <ul className="plan-problems">
          {problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{words(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
