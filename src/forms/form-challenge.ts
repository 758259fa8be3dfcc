/** Challenge for a sender who looks like a robot. Plain data, for the page and for script. */

/** Proof of work for the sender's browser, in ALTCHA's format. */
export interface ChallengeWork {
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly keySignature?: string
    readonly expiresAt?: number
    readonly data?: Readonly<Record<string, string | number | boolean | null>>
  }
  readonly signature?: string
}

/** Challenge that is met by solving the work, or by sending the token again after the wait. */
export interface FormChallenge {
  /** For the field `formToken`. */
  readonly token: string
  /** Its solution goes into the field `proof`. */
  readonly work: ChallengeWork
  readonly waitSeconds: number
}

/** Names of the form fields of the bot protection; `trap` is the one that people do not see. */
export const BOT_PROTECTION_FIELDS = { token: 'formToken', proof: 'proof', trap: 'remark' } as const

/** Name of the trap on pages of before 28 November 2026: password managers know it, and open pages still send it. */
export const FORMER_TRAP = 'website'
