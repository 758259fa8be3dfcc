import type { Language } from '#/i18n/languages.ts'

/** The networks of the share menu, in its order; the id is also the name of the icon (behaviour 9.6). */
export const SHARE_NETWORKS = ['facebook', 'linkedin', 'x', 'whatsapp'] as const

/**
 * The messenger in which readers of a language pass pages on, beside the networks of all. `address`: it has a form on the web;
 * `sheet`: it has none without an account there, so that the device shares or the link is copied; `code`: its app reads a
 * picture from the screen. Only its own readers see the words.
 */
export type Messenger =
  | { readonly how: 'address'; readonly id: 'line' | 'telegram'; readonly name: string }
  | { readonly how: 'sheet'; readonly id: 'kakaotalk'; readonly name: string; readonly copied: string }
  | {
      readonly how: 'code'
      readonly id: 'wechat'
      readonly name: string
      readonly hint: string
      readonly close: string
    }

/** {@link Messenger} by language. */
export const MESSENGERS: Partial<Record<Language, Messenger>> = {
  cn: {
    how: 'code',
    id: 'wechat',
    name: '微信',
    hint: '打开微信“扫一扫”，即可在手机上打开并转发本页。',
    close: '关闭',
  },
  ja: { how: 'address', id: 'line', name: 'LINE' },
  ko: {
    how: 'sheet',
    id: 'kakaotalk',
    name: '카카오톡',
    copied: '링크를 복사했습니다. 카카오톡 대화창에 붙여 넣어 주세요.',
  },
  ru: { how: 'address', id: 'telegram', name: 'Telegram' },
}

/** Languages in which the link to copy comes first: most of the networks do not open where they are read. */
const COPY_FIRST: readonly Language[] = ['cn']

/** Whether the menu of a language begins with the link to copy. */
export const beginsWithCopy = (language: Language) => COPY_FIRST.includes(language)
