/** Hashing and generation of staff passwords. */
import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { ARGON2 } from '../model/password-rules.ts'

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/** Stored form of a password: argon2id with its own salt and settings, as text. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2)
}

/** Whether a password matches its stored form. */
export function verifyPassword(kept: string, password: string): Promise<boolean> {
  return verify(kept, password)
}

/** A strong password that can be read out: four groups of five characters, 115 bits. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
