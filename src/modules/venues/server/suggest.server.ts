/** Suggestions while a visitor types into a search field. */
import { createTranslator } from 'use-intl/core'
import { localize } from '#/i18n/addresses/localize.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { getMessages, loadMessages, type Messages } from '#/i18n/messages.ts'
import type { Suggestion, SuggestionGroup, SuggestionKind, Suggestions } from '../model/suggestions.ts'
import { marksIn } from './search/marked-name.ts'
import { isUnspaced, searchedWords } from './search/search-words.ts'
import { sharedOut, thingsFor, thingsNearlyCalled } from './search/suggested-things.ts'
import type { SearchIndex } from './search-index.server.ts'

type Found = Pick<Suggestion, 'kind' | 'id' | 'name' | 'href'> & { readonly size: number }

/** A shorter beginning is looked for in the names that are shown; in another language it would mean anything. */
const TELLING_LETTERS = 3

const GROUPS = {
  neighborhood: 'places',
  type: 'types',
  event: 'events',
  equipment: 'equipment',
  venue: 'venues',
} as const satisfies Record<SuggestionKind, keyof Messages['suggest']>

const KINDS = Object.keys(GROUPS) as SuggestionKind[]

/** Suggestions for what was typed, in a language: only what a published venue has. */
export async function suggest(index: SearchIndex, language: Language, typed: string): Promise<Suggestions> {
  await loadMessages(language)
  const messages = getMessages(language)
  const t = createTranslator({ locale: LANGUAGES[language].intl, messages })
  const words = searchedWords(typed)
  const inTexts = (text: string) => {
    const saying = index.countSaying(text)
    return saying > 0 ? t('suggest.found', { n: saying, text }) : t('suggest.none', { text })
  }
  const found = [...thingsIn(index, language, typed), ...venuesIn(index, language, typed)].map(
    ({ size, ...one }): Suggestion => ({
      ...one,
      marks: marksIn(one.name, words),
      note: one.kind === 'venue' ? t('card.surface', { n: size }) : t('suggest.inVenues', { n: size }),
    }),
  )
  const isShort = words.every((word) => word.length < TELLING_LETTERS && !isUnspaced(word))
  // Those whose name shows what was typed before those that are called so in another language.
  const lists = KINDS.map((kind) =>
    found
      .filter((one) => one.kind === kind && (!isShort || one.marks.length > 0))
      .sort((a, b) => Number(b.marks.length > 0) - Number(a.marks.length > 0)),
  )
  const groups: SuggestionGroup[] = sharedOut(lists).flatMap((suggestions, at) => {
    const kind = KINDS[at]
    return kind && suggestions.length > 0 ? [{ name: messages.suggest[GROUPS[kind]], suggestions }] : []
  })
  const n = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0)
  const none = n === 0 && words.length > 0 ? inTexts(typed.trim()) : ''
  const { label, hint } = messages.suggest
  return { label, groups, status: none || t('suggest.count', { n }), none, hint }
}

function thingsIn(index: SearchIndex, language: Language, typed: string): Found[] {
  const messages = getMessages(language)
  const list = localize('venues', {}, language)
  const things = thingsFor(typed)
  // What texts say is no error.
  const meant = things.length > 0 || index.countSaying(typed) > 0 ? things : thingsNearlyCalled(typed)
  return meant.flatMap(({ kind, id }) => {
    const size = index.countOf(kind, id)
    const names: Readonly<Record<string, string>> = messages[kind]
    const name = names[id]
    return size > 0 && name ? [{ kind, id, name, href: `${list}?${kind}=${id}`, size }] : []
  })
}

function venuesIn(index: SearchIndex, language: Language, typed: string): Found[] {
  return index.called(typed, language).map(({ slug, name, surfaceM2 }) => ({
    kind: 'venue',
    id: slug,
    name,
    href: localize('venue', { slug }, language),
    size: surfaceM2,
  }))
}
