/** The token of a draft: who has it may see and remove the draft's photographs. Made in the browser or here. */
import { createHash, randomBytes } from 'node:crypto'

/** 128 bits and more, as text that can stand anywhere. */
const TOKEN = /^[\w-]{32,64}$/

/** A token that no one can guess. */
export function newDraftToken(): string {
  return randomBytes(24).toString('base64url')
}

/** The token, if a text can be one. */
export function readDraftToken(text: unknown): string | undefined {
  return typeof text === 'string' && TOKEN.test(text) ? text : undefined
}

/** What is stored in its place: a user who reads the database cannot act for a visitor. */
export function hashDraftToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
