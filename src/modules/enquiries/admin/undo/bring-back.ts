import { bringDraftBack, staffDrafts } from '#/ui/admin/staff-drafts.ts'

/**
 * Make what was typed for an undone change a draft again; text that is being typed by now stays.
 * @returns whether it is back
 */
export function bringBack(name: string, draft: object): boolean {
  if (staffDrafts.read(name) !== undefined) return false
  bringDraftBack(name, draft)
  return true
}
