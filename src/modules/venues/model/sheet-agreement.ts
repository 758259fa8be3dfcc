/** The technical sheet and the equipment speak of the same lift, steps and rails: neither may deny the other. */
import type { SheetName, TechnicalSheet } from './attributes.ts'
import { EQUIPMENT, type Equipment } from './venue-options.ts'

/** The facts that have to agree. */
export interface AgreeingFacts extends Readonly<Partial<TechnicalSheet>> {
  readonly equipment: readonly Equipment[]
}

/** Fields of the sheet that deny the equipment, or another field. */
export function contradictions(facts: AgreeingFacts): SheetName[] {
  const { equipment, lift, accessSteps, railMetres } = facts
  const has = (...ids: readonly Equipment[]) => ids.some((id) => equipment.includes(id))
  const measures = (['liftLoadKg', 'liftWidthCm', 'liftDepthCm'] as const).filter(
    (name) => facts[name] != null,
  )
  return [
    ...(lift === 'none' && has('lift', 'freight-lift') ? (['lift'] as const) : []),
    ...(lift === 'none' ? measures : []),
    ...(railMetres === 0 && has('racks') ? (['railMetres'] as const) : []),
    ...(accessSteps && has('step-free-access') ? (['accessSteps'] as const) : []),
  ]
}

/** The facts with what follows from them: a lift of the sheet is equipment, step-free access has no steps. */
export function inAgreement<Facts extends AgreeingFacts>(facts: Facts): Facts {
  const { equipment, lift, accessSteps, railMetres } = facts
  const isStepFree = accessSteps === 0 || (accessSteps == null && equipment.includes('step-free-access'))
  const follows: readonly Equipment[] = [
    ...(isStepFree ? (['step-free-access'] as const) : []),
    ...(lift === 'passenger' ? (['lift'] as const) : []),
    ...(lift === 'goods' ? (['freight-lift'] as const) : []),
    ...(railMetres ? (['racks'] as const) : []),
  ]
  const known = EQUIPMENT.filter((id) => equipment.includes(id) || follows.includes(id))
  return { ...facts, equipment: known, ...(isStepFree && { accessSteps: 0 }) }
}
