/** What the owner of a shared list asks of it, with the secret that their browser keeps. */
import { z } from 'zod'
import { isSecret } from './secret.ts'
import { shareRequest } from './shared-content.ts'

const owner = z.string().refine(isSecret)

/** In the body and not in the address, so that no log and no history has the secret. */
export const ownerRequest = z.discriminatedUnion('act', [
  z.object({ act: z.literal('read'), owner }),
  z.object({ act: z.literal('update'), owner, share: shareRequest }),
  z.object({ act: z.literal('stop'), owner }),
  z.object({ act: z.literal('resume'), owner }),
  z.object({ act: z.enum(['remove', 'restore']), owner, comment: z.uuid() }),
])

export type OwnerRequest = z.output<typeof ownerRequest>
