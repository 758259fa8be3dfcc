import { z } from 'zod'
import { referencePattern } from '#/lib/reference.ts'
import { SERIES } from './reference.ts'

/** `Q-26-0042`. */
export const reference = z.string().regex(referencePattern(SERIES))
