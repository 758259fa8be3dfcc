/** Sample mails about a shared list for the mail preview. */
import type { Language } from '#/i18n/languages.ts'
import type { AnswersSummary } from '../model/answers-summary.ts'
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

/** How the answers stand in the samples. */
export const DEMO_ANSWERS: AnswersSummary = {
  ...{ startDate: '2027-03-02', days: 4, layout: 'runway', people: 3 },
  venues: [
    { name: 'Galerie de la Perle', counts: { yes: 2, perhaps: 1, no: 0 } },
    { name: 'Loft Saint-Sabin', counts: { yes: 0, perhaps: 0, no: 1 } },
    { name: 'Boutique Turenne', counts: { yes: 0, perhaps: 0, no: 0 } },
  ],
}
