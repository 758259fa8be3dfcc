import type { RequestView } from '../../model/request-view.ts'

/** Under what an answer that is being written is kept on the device: each person has their own. */
export function draftName({ reference, viewer }: RequestView): string {
  return `reply.${viewer.id}.${reference}`
}
