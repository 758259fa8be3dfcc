/** Record of damage found while the site was running: a file, since other processes have to know. */
import { access, rm } from 'node:fs/promises'
import path from 'node:path'
import { getEnvironment } from '#/platform/environment.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'

function damageFile(dataDir: string): string {
  return path.join(dataDir, 'database-damaged.txt')
}

/** Note what the check has found. */
export async function noteDamage(dataDir: string, findings: readonly string[]): Promise<void> {
  await writeDurably(damageFile(dataDir), `${findings.join('\n')}\n`)
}

/** Forget it: the database has been found sound. */
export async function forgetDamage(dataDir: string): Promise<void> {
  await rm(damageFile(dataDir), { force: true })
}

/** Whether the database was found damaged. */
export async function isKnownDamaged(dataDir: string): Promise<boolean> {
  return access(damageFile(dataDir)).then(
    () => true,
    () => false,
  )
}

/**
 * For readiness.
 * @throws {Error} when the database was found damaged
 */
export async function checkIntegrity(): Promise<void> {
  if (await isKnownDamaged(getEnvironment().dataDir)) throw new Error('the database was found damaged')
}
