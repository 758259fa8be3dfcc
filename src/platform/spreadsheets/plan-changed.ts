import type { TablePlan } from '#/lib/table-import.ts'

/** Something else is stored than when the plan was made. Nothing was written. */
export class TablePlanChangedError extends Error {
  override readonly name = 'TablePlanChangedError'
  readonly plan: TablePlan

  constructor(plan: TablePlan) {
    super('something else is stored than when the plan was made')
    this.plan = plan
  }
}
