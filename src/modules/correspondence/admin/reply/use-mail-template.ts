import { useQuery } from '@tanstack/react-query'
import type { Language } from '#/i18n/languages.ts'
import { fetchReplyText } from '../../reply-texts.functions.ts'

/** The template of the mail that a quote is sent with, and the agency's signature, in a language; undefined until they have come. */
export function useMailTemplate(language: Language) {
  return useQuery({
    queryKey: ['reply-texts', 'quote', language],
    queryFn: async () => {
      const read = (id: 'quote' | 'signature') => fetchReplyText({ data: { language, id } })
      const [template, signature] = await Promise.all([read('quote'), read('signature')])
      return { template: template.text, signature: signature.text.body }
    },
  }).data
}
