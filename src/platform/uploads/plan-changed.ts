import type { Plan } from '#/lib/file-import.ts'

/** Something else is stored than when the plan was made. Nothing was written. */
export class PlanChangedError<P extends Plan = Plan> extends Error {
  override readonly name = 'PlanChangedError'
  readonly plan: P

  constructor(plan: P) {
    super('something else is stored than when the plan was made')
    this.plan = plan
  }
}
