import { useTranslations } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import type { ListState } from '../list-state.ts'
import { FieldProblem } from './number-groups.tsx'
import { NumberInput } from './number-input.tsx'
import { isRejected } from './typed-value.ts'

/** The days that the visitor has in mind: they filter nothing, and decide which prices are shown. */
export function DatesGroup({ filter, problems }: ListState) {
  const t = useTranslations('dates')
  const venue = useTranslations('venue')
  const rejected = isRejected('startDate', problems)
  const descriptions = [rejected && 'filter-problems', 'filter-stay-hint'].filter(Boolean).join(' ')
  return (
    <fieldset>
      <legend>{t('title')}</legend>
      <div className="stacked">
        <div className="stay-fields">
          <div className="small-field">
            <label htmlFor="filter-startDate" className="label">
              {venue('firstDay')}
            </label>
            <input
              className="field-s"
              id="filter-startDate"
              name="startDate"
              type="date"
              min={parisDay(new Date())}
              defaultValue={filter.startDate ?? ''}
              aria-invalid={rejected || undefined}
              aria-describedby={descriptions}
            />
          </div>
          <NumberInput
            field="duration"
            filter={filter}
            problems={problems}
            label={venue('numberOfDays')}
            hintId="filter-stay-hint"
          />
        </div>
        <FieldProblem fields={['startDate', 'duration']} problems={problems} />
        <p className="label hint" id="filter-stay-hint">
          {t('hint')}
        </p>
      </div>
    </fieldset>
  )
}
