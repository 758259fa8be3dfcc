import { formatPhone } from '#/i18n/format-phone.ts'
import type { Language } from '#/i18n/languages.ts'
import { AGENCY } from '#/lib/settings.ts'
import { getEnvironment } from '#/platform/environment.ts'
import type { Article } from '../model/content.schema.ts'

const TOKEN = /\{([a-zA-Z]+)\}/g

/**
 * Replace `{company}`, `{email}` and the like in an article by the agency's settings, so that legal texts
 * follow them.
 * @throws {Error} for an unknown token
 */
export function fillAgency(article: Article, language: Language): Article {
  const facts: Readonly<Record<string, string>> = {
    ...AGENCY.legal,
    name: AGENCY.name,
    email: AGENCY.email,
    phone: formatPhone(AGENCY.phone, language),
    hostPhone: formatPhone(AGENCY.legal.hostPhone, language),
    site: getEnvironment().siteUrl,
  }
  const fill = (text: string) =>
    text.replace(TOKEN, (token, name: string) => {
      const fact = facts[name]
      if (fact === undefined) throw new Error(`The copy asks for ${token}, which the settings do not know`)
      return fact
    })
  return {
    ...(article.quote !== undefined && { quote: fill(article.quote) }),
    sections: article.sections.map(({ id, heading, body }) => ({
      id,
      heading: fill(heading),
      body: body.map((block) => (typeof block === 'string' ? fill(block) : { list: block.list.map(fill) })),
    })),
    ...(article.questions && {
      questions: article.questions.map(({ question, answer }) => ({
        question: fill(question),
        answer: fill(answer),
      })),
    }),
  }
}
