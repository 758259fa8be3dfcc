import { z } from 'zod'
import { REFERENCES } from '#/lib/reference.ts'
import { SERIES } from './reference.ts'

/** `Q-26-0042`. */
export const reference = z.string().regex(REFERENCES[SERIES])
