/** Bot check of a validated submission before it is stored (ADR 0017). */

import type { BotProtection } from '#/forms/bot-protection/bot-protection.server.ts'
import { contentSignals } from '#/forms/bot-protection/content-signals.ts'
import {
  ipPrefixSignals,
  type Suspicion,
  spamSigns,
  type TokenMark,
  verdict,
} from '#/forms/bot-protection/suspicion.ts'
import { BOT_PROTECTION_FIELDS, type FormChallenge } from '#/forms/form-challenge.ts'
import type { SentFields, SentForm } from '#/forms/read-form.ts'
import type { Database } from '#/platform/database/open-database.ts'
import {
  LEAST_FILLING_MS,
  makeFormToken,
  type ReadToken,
  readFormToken,
  WAIT_MS,
} from '#/platform/rate-limits/form-token.ts'
import type { Taken } from '#/platform/rate-limits/limits.ts'
import { createWork, isWorkDone } from '#/platform/rate-limits/proof-of-work.ts'
import { isTokenUsed } from '#/platform/rate-limits/used-tokens.ts'

/** A submission whose fields are right and that is not stored yet. */
export interface JudgedSubmission {
  /** All fields, including those of the bot protection. */
  readonly form: SentForm
  readonly sent: SentFields
  /** Of the submission; a repetition has the same. */
  readonly key: string
  /** The visitor's address; undefined where it is not known. */
  readonly visitorAddress: string | undefined
  readonly now: Date
  readonly database: Database
  readonly protection: BotProtection
}

/** Token to be spent when the submission is stored. */
export type SpentToken = Pick<ValidToken, 'id' | 'expiresAt'>

/** Verdict on a submission. */
export type Judgement =
  | {
      readonly kind: 'take'
      /** Why it is marked as perhaps spam; empty when it is not. */
      readonly spamSigns: readonly Suspicion[]
      readonly token: SpentToken | undefined
    }
  | { readonly kind: 'challenge'; readonly challenge: FormChallenge }
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number }

type ValidToken = Extract<ReadToken, { kind: 'valid' }>

const UNCOUNTED: Taken = { kind: 'free', before: { subscriber: 0, surrounding: 0 } }

/**
 * Judge a submission by its origin, timing and content. A repetition of a stored one never gets here.
 * @throws when the database does not answer
 */
export async function judgeSubmission(submission: JudgedSubmission): Promise<Judgement> {
  const { form, sent, now, database, protection } = submission
  const { visitorAddress } = submission
  const taken = visitorAddress === undefined ? UNCOUNTED : await protection.countForm(visitorAddress)
  if (taken.kind === 'exceeded') return { kind: 'limited', retryAfterSeconds: taken.retryAfterSeconds }

  const text = textOf(form, BOT_PROTECTION_FIELDS.token)
  const token = text === '' ? ({ kind: 'none' } as const) : readFormToken(text, protection.secret(), now)
  const used =
    token.kind === 'valid' &&
    (await isTokenUsed(database.db, { id: token.id, submissionKey: submission.key }))
  const good = token.kind === 'valid' && !used ? token : undefined
  const mark = tokenMark(token, used)
  const suspicions: Suspicion[] = [
    ...(sent.trapped ? (['trap'] as const) : []),
    ...(mark ? [mark] : []),
    ...ipPrefixSignals(taken.before),
    ...contentSignals(sent.values),
  ]
  const proven = good !== undefined && (await hasProven(form, good, protection))
  const decision = verdict(suspicions, proven)
  if (decision !== 'challenge')
    return { kind: 'take', spamSigns: decision === 'mark' ? spamSigns(suspicions) : [], token: good }
  // A sender who is already waiting keeps the same token, and the elapsed time counts.
  const waiting = good?.purpose === 'wait' ? text : undefined
  return { kind: 'challenge', challenge: await makeChallenge(protection, now, waiting) }
}

/** A challenge with a token of its own, or with one that was given out before. */
export async function makeChallenge(
  protection: BotProtection,
  now: Date,
  waiting?: string,
): Promise<FormChallenge> {
  const secret = protection.secret()
  const token = waiting ?? makeFormToken('wait', secret, now)
  const read = readFormToken(token, secret, now)
  if (read.kind !== 'valid') throw new Error('A token was not valid when it was made')
  const { parameters, signature } = await createWork(read.id, read.expiresAt, secret)
  const work = { parameters, ...(signature ? { signature } : {}) }
  return { token, work, waitSeconds: Math.ceil(Math.max(0, WAIT_MS - read.age) / 1000) }
}

const TOKEN_MARKS = { none: 'no-token', old: 'old-token', forged: 'forged-token' } as const

function tokenMark(token: ReadToken, used: boolean): TokenMark | undefined {
  if (token.kind !== 'valid') return TOKEN_MARKS[token.kind]
  if (used) return 'used-token'
  return token.age < (token.purpose === 'wait' ? WAIT_MS : LEAST_FILLING_MS) ? 'too-fast' : undefined
}

async function hasProven(form: SentForm, token: ValidToken, protection: BotProtection): Promise<boolean> {
  if (token.purpose === 'wait' && token.age >= WAIT_MS) return true
  const proof = textOf(form, BOT_PROTECTION_FIELDS.proof)
  return proof !== '' && isWorkDone(proof, token.id, protection.secret())
}

function textOf(form: SentForm, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
