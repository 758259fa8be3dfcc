/** What a reader of a shared list sends: choices and comments about its venues, under a name. */
import { z } from 'zod'
import { cleanLine, cleanText } from '#/forms/typed-text.ts'
import { isSlug } from '#/i18n/addresses/slug.ts'
import { SHARE_LIMITS } from './share-limits.ts'

/** In the order of the buttons; their words are the messages under `shared.choice`. */
export const CHOICES = ['yes', 'perhaps', 'no'] as const

export type Choice = (typeof CHOICES)[number]

export function isChoice(text: string): text is Choice {
  return (CHOICES as readonly string[]).includes(text)
}

/** Names of the fields of the page: of the reader, and for each venue with its slug behind them. */
export const NAME_FIELD = 'name'
export const CHOICE_FIELD = 'choice-'
export const COMMENT_FIELD = 'comment-'
/** The venue whose button was pressed. */
export const PRESSED_FIELD = 'venue'
/** Buttons of the owner beside each comment; their value is its id. */
export const REMOVE_FIELD = 'remove'
export const RESTORE_FIELD = 'restore'

/** Why an answer is not taken; messages under `shared.problem`. */
export const ANSWER_PROBLEMS = [
  'name',
  'nameLong',
  'comment',
  'nothing',
  'full',
  'later',
  'ended',
  'failed',
  'notOwner',
] as const

export type AnswerProblem = (typeof ANSWER_PROBLEMS)[number]

const issue = (problem: AnswerProblem) => problem

const venueAnswer = z.object({
  slug: z.string().refine(isSlug, issue('nothing')),
  choice: z.enum([...CHOICES, ''], issue('nothing')),
  comment: z
    .string()
    .transform(cleanText)
    .pipe(z.string().max(SHARE_LIMITS.comment, issue('comment'))),
})

/** Issue messages are of {@link ANSWER_PROBLEMS}. */
export const readerAnswers = z.object({
  name: z
    .string()
    .transform(cleanLine)
    .pipe(z.string().min(1, issue('name')).max(SHARE_LIMITS.name, issue('nameLong'))),
  answers: z.array(venueAnswer).min(1, issue('nothing')).max(SHARE_LIMITS.venues, issue('nothing')),
})

export type ReaderAnswers = z.output<typeof readerAnswers>
export type VenueAnswer = ReaderAnswers['answers'][number]

/** The first problem of what was sent, or what it says. Venues without a word are left out. */
export function readAnswersOf(
  form: Pick<FormData, 'get' | 'keys'>,
): { readonly problem: AnswerProblem } | { readonly sent: ReaderAnswers } {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const slugs = new Set(
    [...form.keys()].flatMap((key) =>
      [CHOICE_FIELD, COMMENT_FIELD].flatMap((field) =>
        key.startsWith(field) ? [key.slice(field.length)] : [],
      ),
    ),
  )
  const answers = [...slugs]
    .map((slug) => ({ slug, choice: text(CHOICE_FIELD + slug), comment: text(COMMENT_FIELD + slug) }))
    .filter(({ choice, comment }) => choice !== '' || comment.trim() !== '')
  const read = readerAnswers.safeParse({ name: text(NAME_FIELD), answers })
  if (read.success) return { sent: read.data }
  const problem = read.error.issues[0]?.message
  return { problem: ANSWER_PROBLEMS.find((known) => known === problem) ?? 'failed' }
}
