/** Server functions for the table of claims. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { administratorOnly, staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { claimDecisionSchema } from './model/claim-decision.ts'
import { readClaimDecisions } from './server/claim-decisions.repository.server.ts'
import { decideClaims, restoreClaimDecision, withdrawClaimDecision } from './server/decide-claims.server.ts'

const decision = z.object({ id: z.uuid() })

/** What has been decided about every group of claims. */
export const fetchClaimDecisions = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readClaimDecisions(getDatabase().db))

/** Decide about a group; gives the id of the decision, `null` when something has changed since it was seen. */
export const decideClaimGroup = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(claimDecisionSchema)
  .handler(({ data, context }) => decideClaims(getDatabase(), data, context.staff))

/** Take a decision back; gives whether that was still possible. */
export const withdrawClaims = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(decision)
  .handler(({ data, context }) => withdrawClaimDecision(getDatabase(), data.id, context.staff))

/** Bring a decision back that was taken back; gives whether that was still possible. */
export const bringBackClaims = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(decision)
  .handler(({ data, context }) => restoreClaimDecision(getDatabase(), data.id, context.staff))
