import { z } from 'zod'

/** What somebody types: checked further by `checkRedirect`, which can say what is wrong. */
export const redirectInput = z.object({
  source: z.string().trim().min(1).max(2000),
  target: z.string().trim().min(1).max(2000),
  /** Whether it stands for the page's addresses in every language, where there are such. */
  languages: z.boolean(),
})

/** A redirect as it is typed. */
export type RedirectInput = z.infer<typeof redirectInput>

/** One redirect. */
export const redirectId = z.object({ id: z.uuid() })
