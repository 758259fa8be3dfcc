import { bringBackLocalDraft, readLocalDraft } from '#/ui/admin/local-draft.ts'

/**
 * Make what was typed for an undone change a draft again; text that is being typed by now stays.
 * @returns whether it is back
 */
export function bringBack(name: string, draft: object): boolean {
  if (readLocalDraft(name) !== undefined) return false
  bringBackLocalDraft(name, { ...draft, savedAt: new Date().toISOString() })
  return true
}
