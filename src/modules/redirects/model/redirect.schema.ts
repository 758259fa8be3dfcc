import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'

/** Submitted redirect; `checkRedirect` checks it further, with specific error messages. */
export const redirectInput = z.object({
  source: typedLine(2000).min(1),
  target: typedLine(2000).min(1),
  /** Whether it covers the page's addresses in every language, where there are any. */
  languages: z.boolean(),
  /** Whether it is meant to lead off the site; asked for once the target does. */
  leaves: z.boolean().default(false),
})

export type RedirectInput = z.input<typeof redirectInput>

export const redirectId = z.object({ id: z.uuid() })

/** Target that an undo expects to find. */
export const undoneRedirect = z.object({ expected: typedLine(2000).optional() })
