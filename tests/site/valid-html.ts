/** Whether a page is valid HTML: elements where the standard has them, attributes and values that exist, ids once. */
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:standard'],
  // Nu takes an address without its beginning for wrong here.
  elements: ['html5', { a: { attributes: { ping: { enum: ['/https?:\\/\\/.+/'] } } } }],
}

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG))

/** What is wrong with a page, as sentences; none for a valid one. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`)
}
