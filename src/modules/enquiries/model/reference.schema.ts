import { z } from 'zod'
import { REFERENCE } from './reference.ts'

/** `Q-26-0042`. */
export const reference = z.string().regex(REFERENCE)
