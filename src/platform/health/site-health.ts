/** Health of this process, from its heartbeat and from its work for visitors. */
import { OFFSET_TOLERANCE_MS } from '#/platform/clock/clock-offset.ts'
import type { ClockState } from '#/platform/clock/judge-clock.ts'
import { hasMetDamage } from '../database/database-damage.ts'
import { type FreeSpace, LEAST_SPACE_BYTES, LOW_SPACE_BYTES } from './free-space.ts'

/** Health shown to administrators. Times are ISO 8601, UTC. */
export type HealthWarning =
  | { readonly kind: 'clock'; readonly now: string; readonly trustedAt: string }
  | { readonly kind: 'offset'; readonly seconds: number }
  | { readonly kind: 'writes' }
  | { readonly kind: 'store' }
  | { readonly kind: 'damage' }
  | { readonly kind: 'disk'; readonly bytes: number }
  | { readonly kind: 'mails'; readonly oldestSeconds: number }

/** The parts that keep the site from being ready. */
export type UnfitPart = 'writes' | 'store' | 'integrity' | 'disk'

/** Mails that wait for longer than this are reported, in seconds: they are safe, so the site stays ready. */
const OLD_MAIL_SECONDS = 900

/** A write that takes longer than this counts as failed, in milliseconds. */
const WRITE_PATIENCE_MS = 10_000

/** The health of the site, as one process knows it. */
export class SiteHealth {
  /** From the last beat that could be written. */
  clock: ClockState | undefined
  /** By how much this machine is ahead of the database; of the last beat that could ask. */
  clockOffsetMs = 0
  space: readonly FreeSpace[] = []
  /** Age of the mail that has waited longest, in seconds. */
  outbox: { readonly oldestSeconds: number } | undefined
  #writesFailed = false
  #writingSince: number | undefined
  #storeFailed = false
  /** Whether a check has found damage, in this process or another. */
  damageFound = false

  /** A beat is being written. */
  beginWrite(): void {
    this.#writingSince = performance.now()
  }

  /** It was written, or it failed. */
  endWrite(written: boolean): void {
    this.#writesFailed = !written
    this.#writingSince = undefined
  }

  /** A visitor's request, or a rehearsal in its place, was stored or not. */
  noteStore(stored: boolean): void {
    this.#storeFailed = !stored
  }

  /** Whether the last request could not be stored, and nothing has been since. */
  get storeFailed(): boolean {
    return this.#storeFailed
  }

  /** Whether what is stored is damaged. */
  get damaged(): boolean {
    return this.damageFound || hasMetDamage()
  }

  /** Whether the last small write was not taken, or takes too long. */
  get writesFail(): boolean {
    const since = this.#writingSince
    return this.#writesFailed || (since !== undefined && performance.now() - since > WRITE_PATIENCE_MS)
  }

  /** The least room of all disks in bytes; undefined while it is not known. */
  get leastSpace(): number | undefined {
    return this.space.length === 0 ? undefined : Math.min(...this.space.map(({ bytes }) => bytes))
  }

  /**
   * Whether the folder that this node alone writes to is full. With the database in a file there is no other node that
   * could answer instead.
   */
  get ownFolderFull(): boolean {
    const own = this.space.find(({ place }) => place === 'data')
    const isAlone = this.space.some(({ place }) => place === 'database')
    return own !== undefined && !isAlone && own.bytes < LEAST_SPACE_BYTES
  }

  /** Reasons why the site is not ready. */
  unfitParts(): UnfitPart[] {
    const unfit: [UnfitPart, boolean][] = [
      ['writes', this.writesFail],
      ['store', this.#storeFailed],
      ['integrity', this.damaged],
      ['disk', (this.leastSpace ?? Number.POSITIVE_INFINITY) < LEAST_SPACE_BYTES],
    ]
    return unfit.flatMap(([part, is]) => (is ? [part] : []))
  }

  /** Warnings for administrators, whether or not the site is ready. */
  warnings(): HealthWarning[] {
    const { clock, leastSpace, outbox } = this
    return [
      ...(clock && !clock.trusted
        ? [{ kind: 'clock' as const, now: clock.now, trustedAt: clock.trustedAt }]
        : []),
      ...(Math.abs(this.clockOffsetMs) > OFFSET_TOLERANCE_MS
        ? [{ kind: 'offset' as const, seconds: Math.round(this.clockOffsetMs / 1000) }]
        : []),
      ...(this.writesFail ? [{ kind: 'writes' as const }] : []),
      ...(this.#storeFailed ? [{ kind: 'store' as const }] : []),
      ...(this.damaged ? [{ kind: 'damage' as const }] : []),
      ...(leastSpace !== undefined && leastSpace < LOW_SPACE_BYTES
        ? [{ kind: 'disk' as const, bytes: leastSpace }]
        : []),
      ...(outbox && outbox.oldestSeconds > OLD_MAIL_SECONDS
        ? [{ kind: 'mails' as const, oldestSeconds: outbox.oldestSeconds }]
        : []),
    ]
  }
}

/** The time by which machines agree on leases: that of the database, as far as it is known. */
export function sharedNow(): Date {
  return new Date(Date.now() - siteHealth.clockOffsetMs)
}

/** That of this process. */
export const siteHealth = new SiteHealth()
