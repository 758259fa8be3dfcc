/** Names of backups: `passage-2026-11-22T17-30-00Z`, and what they are called until they are complete. */
import { hostname } from 'node:os'
import { DAY_MS } from '#/lib/time-spans.ts'

const NAME = /^passage-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)(?:-\d+)?(\.tar)?$/

/** A leading dot and another beginning: nothing that looks for backups takes it for one. */
const UNFINISHED = /^\.unfinished-passage-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-(\d+)@(.*)-\w{6}$/

/** An unfinished one that is so old is abandoned, in milliseconds. */
const ABANDONED_MS = DAY_MS

const stamp = (moment: Date) =>
  moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')

/** The name of a backup begun at a moment, in UTC. Colons are left out: not every file system takes them. */
export function backupName(moment: Date): string {
  return `passage-${stamp(moment)}`
}

/** Whether a name is that of a finished backup, a folder or a `.tar`. */
export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

/** The name under which a backup is written until it is complete: says which process of which machine does so. */
export function unfinishedName(moment: Date): string {
  return `.unfinished-passage-${stamp(moment)}-${process.pid}@${hostname()}`
}

/** Whether a name is that of an unfinished backup whose process has ended (killed, or the machine was). */
export function isAbandoned(name: string, now: Date): boolean {
  const [, begun, pid, host] = UNFINISHED.exec(name) ?? []
  if (begun === undefined) return false
  const at = Date.parse(begun.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))
  return now.getTime() - at > ABANDONED_MS || (host === hostname() && !isRunning(Number(pid)))
}

/** Whether a process of this machine runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
