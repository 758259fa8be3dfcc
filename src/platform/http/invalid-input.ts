import { z } from 'zod'

/** Answer of a server function to a call that its schema rejects. */
export const INVALID_INPUT = 'Invalid input'

const issues = z.array(z.object({ code: z.string(), path: z.array(z.unknown()), message: z.string() })).min(1)

/** Whether the schema of a server function has rejected its input: Start makes an error of the list of issues. */
export function isInvalidInput(error: unknown): boolean {
  if (error instanceof z.ZodError) return true
  if (!(error instanceof Error) || !error.message.startsWith('[')) return false
  try {
    return issues.safeParse(JSON.parse(error.message)).success
  } catch {
    return false
  }
}
