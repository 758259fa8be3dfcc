/** What a sender who looks like a robot has to do. Plain data, for the page and for script. */

/** Work for the sender's browser, in ALTCHA's form. */
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

/** Either the work is done, or the form comes again with the token after the wait. */
export interface FormChallenge {
  /** For the field `formToken`. */
  readonly token: string
  /** Its solution goes into the field `proof`. */
  readonly work: ChallengeWork
  readonly waitSeconds: number
}

/** Names of the fields of the protection against abuse. */
export const BOT_PROTECTION_FIELDS = { token: 'formToken', proof: 'proof' } as const
