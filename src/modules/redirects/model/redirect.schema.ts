import { z } from 'zod'

/** Submitted redirect; `checkRedirect` checks it further, with specific error messages. */
export const redirectInput = z.object({
  source: z.string().trim().min(1).max(2000),
  target: z.string().trim().min(1).max(2000),
  /** Whether it covers the page's addresses in every language, where there are any. */
  languages: z.boolean(),
  /** Whether it is meant to lead off the site; asked for once the target does. */
  leaves: z.boolean().default(false),
})

export type RedirectInput = z.input<typeof redirectInput>

export const redirectId = z.object({ id: z.uuid() })

/** Target that an undo expects to find. */
export const undoneRedirect = z.object({ expected: z.string().max(2000).optional() })
