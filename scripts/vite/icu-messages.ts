import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { joinNumbers } from '../../src/i18n/join-numbers.ts'

interface MessageTree {
  [key: string]: string | MessageTree
}

function compileTree(tree: MessageTree): object {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(joinNumbers(value)) : compileTree(value),
    ]),
  )
}

/**
 * Compile the ICU messages of `src/i18n/messages/*.json` and `src/i18n/admin-messages/*.json` while building, so that the browser gets
 * ready-made message trees and no parser (`docs/decisions/0003-messages-compiled-at-build.md`).
 */
export function icuMessages(): Plugin {
  return {
    name: 'passage:icu-messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/i18n\/(?:admin-)?messages\/[a-z]+\.json$/ },
      handler: (code) => ({ code: JSON.stringify(compileTree(JSON.parse(code))), map: null }),
    },
  }
}
