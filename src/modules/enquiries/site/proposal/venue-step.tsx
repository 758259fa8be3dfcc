import { useTranslations } from 'use-intl'
import { namesOf } from '../../model/form-fields.ts'
import { CAPACITY_FIELDS, type ProposalField } from '../../model/proposal-fields.ts'
import { FieldRows, Inputs } from '../field-rows.tsx'
import type { FieldProps } from '../use-field.ts'

const NAMES = namesOf('proposal', 'matter')
const CAPACITIES: readonly ProposalField[] = Object.values(CAPACITY_FIELDS)
const FIRST_CAPACITY = NAMES.findIndex((name) => CAPACITIES.includes(name))

/** Fields of the proposed venue: address, type, size and price. */
export function VenueStep({ field }: { field: (name: ProposalField) => FieldProps }) {
  const t = useTranslations('proposal')
  const behind = NAMES.slice(FIRST_CAPACITY).filter((name) => !CAPACITIES.includes(name))
  return (
    <>
      <FieldRows kind="proposal" names={NAMES.slice(0, FIRST_CAPACITY)} field={field} />
      <fieldset className="group" aria-describedby="capacities-hint">
        <legend>{t('capacities')}</legend>
        <p className="hint" id="capacities-hint">
          {t('capacitiesHint')}
        </p>
        <div className="two">
          <Inputs kind="proposal" names={CAPACITIES} field={field} />
        </div>
      </fieldset>
      <FieldRows kind="proposal" names={behind} field={field} />
    </>
  )
}
