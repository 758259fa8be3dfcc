/** Sample mails about a shared list for the mail preview. */
import type { Language } from '#/i18n/languages.ts'
import type { SharedAnswersPayload } from './shared-answers.ts'

export interface DemoAnswersMail {
  /** Short description of the variant. */
  readonly name: string
  readonly payload: SharedAnswersPayload
}

/** The first one, which asks to be confirmed, and those after that. */
export function demoAnswersMails(language: Language): DemoAnswersMail[] {
  const data = { language, email: 'camille@example.com', stopKey: 'invented', answersKey: 'a'.repeat(64) }
  return [
    { name: 'first', payload: { template: 'shared-answers', data: { ...data, confirmed: false } } },
    { name: 'confirmed', payload: { template: 'shared-answers', data: { ...data, confirmed: true } } },
  ]
}
