import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { showToast } from '#/ui/site/show-toast.ts'
import type { OwnerAnswer, OwnerView } from '../model/shared-view.ts'
import {
  askOwn,
  keepOwnShare,
  type OwnShare,
  readOwnShare,
  ShareError,
  subscribeOwnShare,
} from './own-share.ts'

/** The list that this browser shares, with what was answered. */
export interface OwnSharing {
  readonly share: OwnShare | undefined
  /** As the server told it last. */
  readonly view: OwnerView | undefined
  /** Whether what was answered is known, or cannot be had: nothing comes any more by itself. */
  readonly isSettled: boolean
  /** Until when readers see the list (ISO 8601, UTC); undefined while nobody can. */
  readonly sharedUntil: string | undefined
  readonly change: (share: OwnShare | undefined, view?: OwnerView) => void
  /** Take a comment away, or put it back. */
  readonly moderate: (comment: string, isRemoved: boolean) => void
}

const none = () => undefined

/** Follow the list that this browser shares, and ask once what was answered. */
export function useOwnShare(): OwnSharing {
  const t = useTranslations('shared')
  const share = useSyncExternalStore(subscribeOwnShare, readOwnShare, none)
  const [view, setView] = useState<OwnerView>()
  const [isSettled, setSettled] = useState(false)

  function change(next: OwnShare | undefined, seen?: OwnerView): void {
    keepOwnShare(next && seen ? { ...next, expiresAt: seen.expiresAt } : next)
    setView(next && seen)
  }

  const start = useEffectEvent(async () => {
    try {
      // What React took over was written without a browser: not what the render knows, but what is kept.
      const kept = readOwnShare()
      const seen = kept && (await askOwn(kept.owner, 'read'))
      // Another tab may have ended it, or shared another list, meanwhile.
      const now = readOwnShare()
      if (now && now.owner === kept?.owner) change(now, seen)
    } catch (error) {
      if (error instanceof ShareError && error.reason === 'ended') change(undefined)
    }
    setSettled(true)
  })
  useEffect(() => void start(), [])

  async function moderate(comment: string, isRemoved: boolean): Promise<void> {
    try {
      if (share) change(share, await askOwn(share.owner, { act: isRemoved ? 'remove' : 'restore', comment }))
    } catch (error) {
      const isEnded = error instanceof ShareError && error.reason === 'ended'
      if (isEnded) change(undefined)
      showToast({ type: 'error', title: t(isEnded ? 'problem.ended' : 'failed'), about: 'moderate' })
    }
  }

  return {
    share,
    view,
    isSettled,
    sharedUntil: view?.isStopped ? undefined : share?.expiresAt,
    change,
    moderate: (comment, isRemoved) => void moderate(comment, isRemoved),
  }
}

/** What was answered about a venue, the oldest first. */
export function answersAbout(answers: readonly OwnerAnswer[], slug: string): OwnerAnswer[] {
  return answers.filter((answer) => answer.slug === slug).reverse()
}
