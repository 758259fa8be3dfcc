/**
 * Set-up of the data tests: passwords are hashed as everywhere else, at the least cost that argon2 takes. What is stored of
 * a password in earnest is a test of its own (`accounts.test.ts`), which asks for the real thing.
 */
import { vi } from 'vitest'

vi.mock(import('@node-rs/argon2'), async (importOriginal) => {
  const real = await importOriginal()
  return {
    ...real,
    hash: (password, options) => real.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
  }
})
