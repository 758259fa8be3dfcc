import { useEffect, useState } from 'react'
import { staffDrafts } from '../staff-drafts.ts'
import { useKeptDraft } from '../use-kept-draft.ts'

/** Unsaved changes of a record: what it was when they began, and what is wanted now. */
export interface Unsaved<R, D> {
  readonly base: R
  readonly draft: D
}

/** Unsaved changes with the time at which the device took them (ISO 8601). */
export type KeptUnsaved<R, D> = Unsaved<R, D> & { readonly savedAt: string | null }

/** What an editor says of a kind of record. */
export interface VersionedKind<R, D> {
  /** What of the record is edited. */
  readonly draftOf: (record: R) => D
  /** Whether two drafts are stored as the same. */
  readonly isSame: (one: D, other: D) => boolean
  /** What was written since a draft was sent, on what has become of it; without it, the former counts. */
  readonly merge?: (sent: D, written: D, saved: D) => D
  /** How unsaved changes are kept on the device; without it they go with the view. */
  readonly device?: {
    /** Of the draft, with the account in it where accounts may share a device. */
    readonly name: string
    readonly pack: (unsaved: Unsaved<R, D>) => object
    /** Read what the device holds; undefined for anything else. */
    readonly unpack: (kept: unknown, saved: R) => Unsaved<R, D> | undefined
    /** Show it for a decision instead of going on with it at once. */
    readonly isOffered?: boolean
  }
}

/** A record while it is edited. */
export interface Versioned<R, D> extends KeptUnsaved<R, D> {
  readonly isDirty: boolean
  /** Whether the device could not keep what is not saved. */
  readonly isRefused: boolean
  /** Unsaved changes of an earlier visit, where they are offered. */
  readonly offered: KeptUnsaved<R, D> | null
  /** Take the offer away; it was accepted, or its draft is to be forgotten. */
  readonly closeOffer: (isForgotten: boolean) => void
  /** Offer again what was declined. */
  readonly offerAgain: (unsaved: KeptUnsaved<R, D>) => void
  /** The draft as it stands, for an undo that comes later. */
  readonly present: () => D
  readonly write: (change: (draft: D) => D) => void
  /** Bring back a draft, where the editor still holds what came in its place; whether it did. */
  readonly putBack: (placed: D, before: D) => boolean
  /** Go on from a saved state; with a draft, with that one as unsaved changes. */
  readonly take: (record: R, draft?: D) => void
  /** Note what was saved; what was written since it was sent stays. */
  readonly settle: (record: R, sent: D) => void
  /** Forget what the device keeps; the editor goes on showing it. */
  readonly forget: () => void
}

/**
 * Edit a record: hold its draft and the version that the draft was made from. What another user has saved is taken while no
 * change of one's own waits; otherwise saving meets the conflict.
 * @param saved as it was read last, by whatever reads it
 */
export function useVersioned<R extends { readonly version: number }, D>(
  saved: R,
  { draftOf, isSame, merge, device }: VersionedKind<R, D>,
): Versioned<R, D> {
  const [offered, setOffered] = useState<KeptUnsaved<R, D> | null>(null)
  const begin = (record: R) => ({ base: record, draft: draftOf(record) })
  const isClean = ({ base, draft }: Unsaved<R, D>) => isSame(draft, draftOf(base))
  const kept = useKeptDraft<Unsaved<R, D>>(device?.name ?? null, {
    // Asked below: the server does not know what the device keeps, and what begins before that goes on with the same draft.
    read: () => undefined,
    begin: () => begin(saved),
    isEmpty: isClean,
    pack: device?.pack,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the editor opens
  useEffect(() => {
    if (device === undefined) return
    const found = readUnsaved({ draftOf, isSame, device }, saved)
    if (device.isOffered) setOffered(found ?? null)
    else if (found) kept.show(found, found.savedAt)
  }, [device?.name])
  const { savedAt } = kept
  const { base, draft } = kept.draft
  const isDirty = !isClean(kept.draft)
  const put = (next: Unsaved<R, D>) => {
    const before = kept.present()
    if (isClean(next)) {
      kept.show(next, null)
      // Without changes of its own it has kept nothing: what is offered was written earlier and waits for its answer.
      if (!isClean(before)) kept.forget()
    } else kept.change(next)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `put` is made anew by every rendering
  useEffect(() => {
    if (!isDirty && saved.version > base.version) put(begin(saved))
  }, [saved, base.version, isDirty])
  const write = (change: (draft: D) => D) => {
    const now = kept.present()
    put({ base: now.base, draft: change(now.draft) })
  }
  return {
    base,
    draft,
    savedAt,
    isDirty,
    isRefused: isDirty && kept.isRefused,
    offered,
    closeOffer: (isForgotten) => {
      setOffered(null)
      if (isForgotten && !isDirty) kept.forget()
    },
    offerAgain: (unsaved) => {
      if (!isDirty) kept.keep(unsaved, unsaved.savedAt)
      setOffered(unsaved)
    },
    present: () => kept.present().draft,
    write,
    putBack: (placed, before) => {
      const isStill = isSame(kept.present().draft, placed)
      if (isStill) write(() => before)
      return isStill
    },
    take: (record, own = draftOf(record)) => put({ base: record, draft: own }),
    settle: (record, sent) => {
      const now = kept.present().draft
      const stored = draftOf(record)
      put({ base: record, draft: isSame(now, sent) ? stored : (merge?.(sent, now, stored) ?? now) })
    },
    forget: kept.forget,
  }
}

/** Read the unsaved changes that the device keeps; what is saved by now is forgotten. */
export function readUnsaved<R, D>(
  { draftOf, isSame, device }: Pick<VersionedKind<R, D>, 'draftOf' | 'isSame' | 'device'>,
  saved: R,
): KeptUnsaved<R, D> | undefined {
  if (device === undefined) return undefined
  const stored = staffDrafts.read(device.name)
  const found = device.unpack(stored?.content, saved)
  if (found !== undefined && !isSame(found.draft, draftOf(saved)))
    return { ...found, savedAt: stored?.savedAt ?? null }
  staffDrafts.remove(device.name)
  return undefined
}
