import type { FormFields } from '../model/form-fields.ts'

/** `id` of a form's element, for buttons that stand outside of it. */
export function formIdOf({ kind }: FormFields): string {
  return `form-${kind}`
}
