/** Databases that whole sites are tested on. */
import type { Engine } from '#/platform/database/open-database.ts'
import { ENGINES } from '../helpers/database.ts'
import { FULL_RUN } from '../helpers/full-run.ts'

/**
 * Both in the full run. The short one leaves PostgreSQL to the data tests, which run on both, and to the sites of
 * `postgres.test.ts`, `outages.test.ts`, `database-limits.test.ts` and of the backups.
 */
export const SITE_ENGINES: readonly Engine[] = FULL_RUN ? ENGINES : ['sqlite']
