import cluster from 'node:cluster'

/** Given to the one server process that does what one does for all that share `DATA_DIR`. */
export const SHARED_DUTIES = { PASSAGE_SHARED_DUTIES: '1' } as const

/** Whether this process does what one does for all. */
export function hasSharedDuties(): boolean {
  return cluster.isPrimary || process.env.PASSAGE_SHARED_DUTIES === SHARED_DUTIES.PASSAGE_SHARED_DUTIES
}
