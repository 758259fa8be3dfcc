import { useTranslations } from 'use-intl'
import { LANGUAGES } from '#/i18n/languages.ts'
import { AdminField, AdminFieldBox } from '#/ui/admin/field.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

const MAX_LETTER = 4000

/** The words of the letter, in the language of the quote. */
export function LetterPart({ editor }: { editor: QuoteEditor }) {
  const t = useTranslations('admin.quotes')
  const { draft, set } = editor
  const { tag } = LANGUAGES[draft.language]
  return (
    <section className="section quote-part" aria-labelledby="quote-letter">
      <h2 id="quote-letter">{t('letter')}</h2>
      <div className="quote-fields">
        <AdminField
          id="quote-title"
          label={t('titleField')}
          lang={tag}
          maxLength={200}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <AdminField
          id="quote-what"
          label={t('what')}
          lang={tag}
          maxLength={200}
          value={draft.event.what}
          onChange={(event) => set({ event: { ...draft.event, what: event.target.value } })}
        />
      </div>
      {(['opening', 'closing'] as const).map((name) => (
        <AdminFieldBox key={name} id={`quote-${name}`} label={t(name)}>
          <textarea
            id={`quote-${name}`}
            className="input"
            lang={tag}
            rows={name === 'opening' ? 5 : 3}
            maxLength={MAX_LETTER}
            value={draft[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </AdminFieldBox>
      ))}
    </section>
  )
}
