/** A file that is sent twice, first to see what it would change: what browser and server say to each other (ADR 0040, 0112). */
import type { Rejection } from './call-rejections.ts'

/** The digest of the confirmed plan; without it a file is only checked. */
export const PLAN_HEADER = 'x-import-plan'

/** What a file would change. */
export interface Plan {
  /** Names exactly these changes; others are another plan. */
  readonly digest: string
}

/** Why a file was not looked at. */
export type FileFailure = Rejection | 'too-large' | 'no-room' | 'lost'

/**
 * The answer to a file that was sent; `Refusal` is what it may be told instead of its plan. `changed`: something else was
 * stored meanwhile, and nothing was written.
 */
export type FileAnswer<P extends Plan, Refusal extends { readonly kind: 'refused' | 'asked' }> =
  | { readonly kind: 'planned' | 'imported' | 'changed'; readonly plan: P }
  | { readonly kind: 'failed'; readonly reason: FileFailure }
  | Refusal
