import { describe, expect, it } from 'vitest'
import type { Fields } from '#/forms/field.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { getMessages, loadMessages } from '#/i18n/messages.ts'
import { ENQUIRY_FIELDS } from '../model/kinds.ts'

const required = Object.values(ENQUIRY_FIELDS).flatMap((fields) =>
  Object.entries<Fields[string]>(fields).flatMap(([name, field]) => (field.required ? [name] : [])),
)

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  it('says of every required field what belongs in it', async () => {
    await loadMessages(language)
    const { missing } = getMessages(language).form
    expect(Object.keys(missing).sort()).toEqual([...new Set(required)].sort())
  })
})
